import type {IconName} from '.';

/** The class that gives an entry of the menu its icon. */
export function iconClass(name: IconName): string {
  return `icon--${name}`;
}
