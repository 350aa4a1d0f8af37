import {decodePart} from '@guide/built-site/decodePart';
import {NOT_KEPT_PAGE, type KeptCopy} from '../store/copyList';

/** A file of a copy. */
export interface Found {
  copy: KeptCopy;
  file: string;
}

/** What a copy says of the address of a page: the file that answers, or the address that it moved to. */
type Resolution = {found: Found; status: 200 | 404 | 503} | {to: string};

/** The file at an address, in the newest copy that has one: an open tab asks for those of its own. */
export function findFile(copies: readonly KeptCopy[], pathname: string): Found | undefined {
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

/** What answers a page without a network; nothing when there is no copy. */
export function resolvePage(copies: readonly KeptCopy[], pathname: string): Resolution | undefined {
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
  const beginsIn = (base: string) => `${pathname}/`.startsWith(base);
  const [language] = [newest.baseUrl, ...newest.otherLanguages]
    .filter(beginsIn)
    .sort((a, b) => b.length - a.length);
  const copy = copies.find(({baseUrl}) => baseUrl === language);
  // A file that pages offer, such as a workbook, is there with a network.
  const isFile = /\.(?!html$)\w+$/.test(pathname);
  return !copy || isFile || copy.otherVersions.some(beginsIn)
    ? {found: {copy: copy ?? newest, file: NOT_KEPT_PAGE}, status: 503}
    : {found: {copy, file: '404.html'}, status: 404};
}
