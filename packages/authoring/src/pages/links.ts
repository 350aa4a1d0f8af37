import path from 'node:path';
import type {PageFiles} from './findPage';

/** Code blocks, to skip them; or URLs of links, images, definitions and components. */
const addresses = /^(`{3,})[^]*?^\1|(?<=\]\(|^\[[^\]\n]+\]: |\b(?:to|href)=")[^\s()"]+/gm;

/** Rewrites the URLs in a page, except in code blocks. */
export function rewriteLinks(text: string, rewrite: (address: string) => string): string {
  return text.replace(addresses, (found, fence?: string) => (fence ? found : rewrite(found)));
}

/**
 * Returns a function that updates URLs in a file after a move: relative paths from or to the page,
 * and its slug.
 *
 * @param file path before the move
 */
export function followMove(file: string, from: PageFiles, to: PageFiles) {
  const newPlace = (one: string) => to.files[from.files.indexOf(one)] ?? one;
  const folder = path.posix.dirname(newPlace(file));
  return (address: string): string => {
    const [, place = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
    if (!/^\.\.?\//.test(place)) {
      return from.slug && [place, `${place}/`].includes(from.slug) ? to.slug + rest : address;
    }
    const target = path.posix.join(path.posix.dirname(file), place);
    if (newPlace(target) === target && newPlace(file) === file) {
      return address;
    }
    const relative = path.posix.relative(folder, newPlace(target));
    return (relative.startsWith('.') ? relative : `./${relative}`) + rest;
  };
}
