import type {Root} from 'mdast';
import path from 'node:path';
import type {VFile} from 'vfile';
import {isMap} from 'yaml';
import {locate, onlyLanguageOf, type Locale} from '@guide/content';
import type {Context} from './context';
import {toParsedPage, type ParsedPage} from './parsePage';

export interface Page extends ParsedPage {
  /** Locale of the folder. */
  locale: Locale;
  /** Differs from `locale` for pages that exist in one language. */
  language: Locale;
  /** POSIX path relative to the project root. */
  file: string;
  /** Relative to the documents folder, the same in every locale. */
  source: string;
}

type Folders = Context['folders'];

const pages = new WeakMap<VFile, Page>();

/** Returns the page of a vfile; `undefined` outside the documents folders. */
export function pageOf(file: VFile, tree: Root, {root, folders}: Context): Page | undefined {
  let page = pages.get(file);
  if (!page) {
    const absolute = path.resolve(file.cwd, file.path);
    page = toPage(
      folders,
      path.relative(root, absolute).split(path.sep).join('/'),
      toParsedPage(file, tree),
    );
    if (page) {
      pages.set(file, page);
    }
  }
  return page;
}

/** Stores a page that's parsed already, so that `pageOf` returns it. */
export function setPageOf(file: VFile, page: Page): void {
  pages.set(file, page);
}

export function toPage(folders: Folders, file: string, parsed: ParsedPage): Page | undefined {
  const [locale, source] = locate(folders, file) ?? [];
  return locale && source
    ? {
        locale,
        language: onlyLanguageOf(file, Object.keys(folders)) ?? locale,
        file,
        source,
        ...parsed,
      }
    : undefined;
}

/** `undefined` for invalid YAML, which `page-readable` reports. */
export function frontMatterOf({frontMatter}: Page): Record<string, unknown> | undefined {
  if (frontMatter.errors.length > 0) {
    return undefined;
  }
  return isMap(frontMatter.contents) ? (frontMatter.toJS() as Record<string, unknown>) : {};
}

export function memoizePerPage<Value>(compute: (page: Page) => Value): (page: Page) => Value {
  const cache = new WeakMap<Page, Value>();
  return (page) => {
    const value = cache.get(page) ?? compute(page);
    cache.set(page, value);
    return value;
  };
}
