import {pageIdOf} from '../pageId';
import type {Locale} from '../site';
import type {Guide, Page} from './guide';
import {frontMatterOf} from './page';

/** The id by which other files name a page. */
export function idOf(page: Page): string {
  return pageIdOf(page.source, frontMatterOf(page)?.id);
}

/** The pages of a language by their ids; the original of those that are not translated. */
export function pagesById(guide: Guide, locale: Locale): ReadonlyMap<string, Page> {
  const pages = [guide.defaultLocale, locale].flatMap((one) => guide.pagesOf(one));
  return new Map(pages.map((page) => [idOf(page), page]));
}
