import {decodePart} from '@guide/built-site/decodePart';
import {NOT_KEPT_PAGE, type StoredCopy} from '../store/copyList';

export interface StoredFile {
  copy: StoredCopy;
  file: string;
}

type Resolution = {found: StoredFile; status: 200 | 404 | 503} | {to: string};

/** Searches the newest copy first. */
export function findFile(copies: readonly StoredCopy[], pathname: string): StoredFile | undefined {
  for (const copy of copies) {
    if (pathname.startsWith(copy.baseUrl)) {
      const path = decodePart(pathname.slice(copy.baseUrl.length));
      const file = path.replace(/(^|\/)$/, '$1index.html');
      if (Object.hasOwn(copy.files, file)) {
        return {copy, file};
      }
    }
  }
  return undefined;
}

/** Resolves a page offline. @returns `undefined` if there are no copies */
export function resolvePage(
  copies: readonly StoredCopy[],
  pathname: string,
): Resolution | undefined {
  const found = findFile(copies, pathname);
  if (found) {
    return {found, status: 200};
  }
  const [newest] = copies;
  if (!newest) {
    return undefined;
  }
  const folder = pathname.endsWith('/') ? undefined : `${pathname}/`;
  if (folder && findFile(copies, folder)) {
    return {to: folder};
  }
  const isBelow = (base: string) => `${pathname}/`.startsWith(base);
  const [language] = [newest.baseUrl, ...newest.otherLanguages]
    .filter(isBelow)
    .sort((a, b) => b.length - a.length);
  const copy = copies.find(({baseUrl}) => baseUrl === language);
  // Downloads, such as workbooks, exist but aren't stored.
  const isFile = /\.(?!html$)\w+$/.test(pathname);
  return !copy || isFile || copy.otherVersions.some(isBelow)
    ? {found: {copy: copy ?? newest, file: NOT_KEPT_PAGE}, status: 503}
    : {found: {copy, file: '404.html'}, status: 404};
}
