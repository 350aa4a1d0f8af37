import path from 'node:path';
import type {PageFiles} from './findPage';

/** Code, in which nothing changes; or the address of a link, a picture, a definition or a component. */
const addresses = /^(`{3,})[^]*?^\1|(?<=\]\(|^\[[^\]\n]+\]: |\b(?:to|href)=")[^\s()"]+/gm;

/** Changes the addresses in a page, and nothing else of it. @param rewrite gives the address in the place of one */
export function rewriteLinks(text: string, rewrite: (address: string) => string): string {
  return text.replace(addresses, (found, fence?: string) => (fence ? found : rewrite(found)));
}

/**
 * Says how the addresses in a file change when a page moves: relative paths to it, or from it when
 * the file is its own; and its address on the site.
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
