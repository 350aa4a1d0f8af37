import path from 'node:path';
import {visit} from 'unist-util-visit';
import {parsePage} from '../check/parsePage';
import {withReplacements, type Replacement} from '../replacements';

/** Attributes of components that hold an address. */
const addressAttributes = new Set(['to', 'href']);

/**
 * Changes the addresses in a page, and nothing else of it.
 *
 * @param rewrite gives the address to write in the place of one
 * @throws when the page is no valid MDX, naming the line
 */
export function rewriteLinks(
  file: string,
  text: string,
  rewrite: (address: string) => string,
): string {
  const {tree, fault} = parsePage(text);
  if (fault) {
    throw new Error(
      `${file}:${fault.line ?? 1}:${fault.column ?? 1}: this is no valid MDX: ${fault.reason}. Mend it first.`,
    );
  }
  const replacements: Replacement[] = [];
  /** The last place of an address in a node, or the first of an attribute. */
  const replaceIn = (start: number, raw: string, at: number, address: string) => {
    const text = rewrite(address);
    if (at !== -1 && text !== address) {
      const from = start + at + raw.slice(at).indexOf(address);
      replacements.push({start: from, end: from + address.length, text});
    }
  };
  visit(tree, (node) => {
    const start = node.position?.start.offset ?? 0;
    const raw = text.slice(start, node.position?.end.offset);
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      replaceIn(start, raw, raw.lastIndexOf(node.url), node.url);
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (
          attribute.type === 'mdxJsxAttribute' &&
          addressAttributes.has(attribute.name) &&
          typeof attribute.value === 'string'
        ) {
          const {name, value} = attribute;
          replaceIn(start, raw, raw.indexOf(`${name}="${value}"`), value);
        }
      }
    }
  });
  return withReplacements(text, replacements);
}

/** Whether a page may link to another one, before it is parsed: most pages do not. */
export function mayLinkTo(text: string, {files, slug}: {files: string[]; slug?: string}): boolean {
  return [path.posix.basename(files[0]!), ...(slug ? [slug.replace(/(?<=.)\/$/, '')] : [])].some(
    (name) => text.includes(name),
  );
}

/** A file, and where it will stand: paths from the root of the project. */
export interface Move {
  from: string;
  to: string;
}

/** An address, and the one that takes its place. */
type NewAddress = Move;

/**
 * Says how the addresses in a page change when files move: relative paths to
 * what has moved, or from a page that has moved itself; and addresses on the site.
 *
 * @param page path of the page before the move
 */
export function followMoves(
  page: string,
  moves: readonly Move[],
  addresses: readonly NewAddress[],
) {
  const newPlace = (file: string) => moves.find(({from}) => from === file)?.to ?? file;
  const folder = path.posix.dirname(newPlace(page));
  return (address: string): string => {
    const [, place = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
    if (!/^\.\.?\//.test(place)) {
      const moved = addresses.find(({from}) => from === place || from === `${place}/`);
      return moved ? moved.to + rest : address;
    }
    const target = path.posix.join(path.posix.dirname(page), decodeURI(place));
    if (newPlace(target) === target && newPlace(page) === page) {
      return address;
    }
    const relative = path.posix.relative(folder, newPlace(target));
    return (relative.startsWith('.') ? relative : `./${relative}`) + rest;
  };
}
