import type {Declaration, Root, Rule} from 'postcss';

/** Values of variables by their name. */
export type Constants = ReadonlyMap<string, string>;

const use = /var\((--[\w-]+)\)/g;

/**
 * The variables whose value can stand in place of their name, as nobody could
 * tell the difference: set once in the style sheet, on the root, to a value that
 * is a constant, and set or mentioned nowhere else.
 *
 * @param mentioned variables that other style sheets set, or scripts mention
 */
export function constantsOf(root: Root, mentioned: ReadonlySet<string>): Constants {
  const settings = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    settings.set(declaration.prop, [...(settings.get(declaration.prop) ?? []), declaration]);
  });
  const constants = new Map<string, string>();
  for (let before = -1; constants.size > before;) {
    before = constants.size;
    for (const [name, [only, another]] of settings) {
      const value = withConstants(only!.value, constants);
      if (!another && !mentioned.has(name) && isOnRoot(only!) && !/var\(|url\(/.test(value)) {
        constants.set(name, value);
      }
    }
  }
  return constants;
}

/** The value with the constants in it in place of their names. */
export function withConstants(value: string, constants: Constants): string {
  return value.replace(use, (name, variable: string) => constants.get(variable) ?? name);
}

function isOnRoot({parent}: Declaration): boolean {
  return (parent as Rule).selector === ':root' && parent?.parent?.type === 'root';
}
