import type {IconName} from '.';

/** The class that gives an entry of the menu its icon. */
export function iconClass(name: IconName): string {
  return `icon--${name}`;
}

/** The icon that an entry of the menu has by its classes. */
export function iconOf(className: string | undefined): IconName | undefined {
  return /(?:^|\s)icon--(\S+)/.exec(className ?? '')?.[1] as IconName | undefined;
}
