import type {Root} from 'mdast';
import path from 'node:path';
import type {VFile} from 'vfile';
import {isMap} from 'yaml';
import {locate, onlyLanguageOf, type Locale} from '@guide/content';
import type {Context} from './context';
import {toParsedPage, type ParsedPage} from './parsePage';

/** A page of the guide, as its writer sees it. */
export interface Page extends ParsedPage {
  /** The language whose site it belongs to: its folder. */
  locale: Locale;
  /** The language of its text: that of the site, but for pages that exist in one language. */
  language: Locale;
  /** Path from the root of the project, with `/`. */
  file: string;
  /** Path from the folder of the pages: the same for a page and its translation. */
  source: string;
}

type Folders = Context['folders'];

const pages = new WeakMap<VFile, Page>();

/** The page that remark reads; `undefined` for a file that is none. All rules get the same object. */
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

/** Has the rules that read a file find this page. */
export function setPageOf(file: VFile, page: Page): void {
  pages.set(file, page);
}

/** What the path of a file says of its page. */
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

/** What the front matter says; `undefined` when it is no valid YAML: `page-readable` says so. */
export function frontMatterOf({frontMatter}: Page): Record<string, unknown> | undefined {
  if (frontMatter.errors.length > 0) {
    return undefined;
  }
  return isMap(frontMatter.contents) ? (frontMatter.toJS() as Record<string, unknown>) : {};
}

/** Rules read a page one after the other: what they share is made once. */
export function oncePerPage<Made>(make: (page: Page) => Made): (page: Page) => Made {
  const made = new WeakMap<Page, Made>();
  return (page) => {
    const known = made.get(page) ?? make(page);
    made.set(page, known);
    return known;
  };
}
