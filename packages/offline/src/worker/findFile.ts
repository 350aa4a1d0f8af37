import {decodePart} from '@guide/built-site/decodePart';
import {FALLBACK_FILE, type StoredCopy} from '../store/copyManifest';

export interface StoredFile {
  copy: StoredCopy;
  file: string;
}

type Resolution = {stored: StoredFile; status: 200 | 404 | 503} | {redirectTo: string};

/** Returns the file of a URL path, from the newest copy that contains it. */
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
  const stored = findFile(copies, pathname);
  if (stored) {
    return {stored, status: 200};
  }
  const [newest] = copies;
  if (!newest) {
    return undefined;
  }
  const withSlash = `${pathname}/`;
  if (!pathname.endsWith('/') && findFile(copies, withSlash)) {
    return {redirectTo: withSlash};
  }
  const isBelow = (base: string) => withSlash.startsWith(base);
  const [languageBase] = [newest.baseUrl, ...newest.otherLanguages]
    .filter(isBelow)
    .sort((a, b) => b.length - a.length);
  const copy = copies.find(({baseUrl}) => baseUrl === languageBase);
  // Downloads, such as workbooks, exist but aren't stored.
  const isDownload = /\.(?!html$)\w+$/.test(pathname);
  return !copy || isDownload || copy.otherVersions.some(isBelow)
    ? {stored: {copy: copy ?? newest, file: FALLBACK_FILE}, status: 503}
    : {stored: {copy, file: '404.html'}, status: 404};
}
