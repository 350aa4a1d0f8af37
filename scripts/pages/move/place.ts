import path from 'node:path';
import {pairOf, type Pair} from '../../../src/lib/translation';
import type {PageFiles} from '../readPages';

/** Where a page goes: its files, its full id and its address. */
export interface Place extends Pair {
  id: string;
  slug: string;
}

const names = /^[a-z\d][a-z\d_-]*$/;

/**
 * Reads where a page is to go: a folder of `docs`, or a file in one. The short id
 * stays; the address is that of the folder, and the name that the page had in the
 * former one, or that of its new file.
 *
 * @throws when the place is no folder or file of a page
 */
export function readPlace(page: PageFiles, place: string): Place {
  const given = place
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)?(?:docs(?:\/|$))?/, '')
    .replace(/\/$/, '');
  const isFile = given.endsWith('.mdx');
  const folder = isFile ? path.posix.dirname(given) : given || '.';
  const wrong = folder === '.' ? undefined : folder.split('/').find((name) => !names.test(name));
  const file = isFile ? path.posix.basename(given) : path.posix.basename(page.english);
  if (wrong !== undefined || !names.test(file.replace(/(?:\.html)?\.mdx$/, ''))) {
    throw new Error(
      `"${place}" is no place for a page. Type a folder (roadmapping) or a file (roadmapping/share.mdx), in small letters, digits, "-" and "_".`,
    );
  }
  const {english, french} = pairOf(path.posix.join('docs', folder, file))!;
  const last = isFile
    ? file.replace(/(?:\.html)?\.mdx$/, '')
    : path.posix.basename(page.slug ?? page.english.replace(/(?:\.html)?\.mdx$/, ''));
  return {
    english,
    french,
    id: path.posix.join(folder, path.posix.basename(page.id)),
    slug: page.slug === '/' ? '/' : path.posix.join('/', folder, last, '/'),
  };
}
