import type {Replacement} from './replacements';

/** The files of a site that say what it promises of its addresses, and its menu: paths from its root. */
export interface ContractFiles {
  /** The pages: `ContractEntry`, under `docs`. */
  routes: string;
  /** `Published`. */
  published: string;
  /** Each old address, and the one that answers now. */
  redirects: string;
  sidebars: string;
}

/** What the route contract says of a page. */
export interface ContractEntry {
  id: string;
  /** Path of the original file, from the root of the project. */
  source: string;
  /** Address in the default language. */
  path: string;
  tags: string[];
  unlisted: boolean;
}

/** Every address that was ever published, and the anchors of its page. */
export type Published = Record<string, string[]>;

/** The edit of the list that gives an address its anchors, or adds it where the order has it: one address a line. */
export function editPublished(text: string, address: string, anchors: string[]): Replacement {
  const entry = `${JSON.stringify(address)}: [${anchors.map((id) => JSON.stringify(id)).join(', ')}]`;
  const old = text.indexOf(`${JSON.stringify(address)}: `);
  if (old !== -1) {
    return {start: old, end: text.indexOf(']', old) + 1, text: entry};
  }
  const next = Object.keys(JSON.parse(text) as Published).find((one) => one > address);
  const start = next ? text.indexOf(`${JSON.stringify(next)}: `) : text.lastIndexOf(']') + 1;
  return {start, end: start, text: next ? `${entry},\n  ` : `,\n  ${entry}`};
}

/** Pattern of the id of a page wherever the menu names it: icons and labels have like names. */
export function namedInMenu(id: string): RegExp {
  return new RegExp(`(?<=[\\[,]\\s*|\\bid: )'${id}'`, 'g');
}
