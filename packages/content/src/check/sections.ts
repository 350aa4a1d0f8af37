import {toString} from 'mdast-util-to-string';
import {headingsOf} from './headings';
import type {Page} from './page';

/** A part of a page that the search finds by itself. */
export interface Section {
  /** The id of its heading; empty for the opening of the page. */
  anchor: string;
  /** Its heading; of the opening, the title of the page. */
  title: string;
}

/** Sections that say nothing of their own: the search leaves them out. */
const skipped = new Set(['related-pages']);

/** The opening of a page and what is under its headings of two levels, in its order. */
export function sectionsOf(page: Page): Section[] {
  const opening = {anchor: '', title: String(page.frontMatter.get('title') ?? '')};
  const below = headingsOf(page).flatMap(({level, id, node}) =>
    (level === 2 || level === 3) && id !== undefined && !skipped.has(id)
      ? [{anchor: id, title: toString(node).trim()}]
      : [],
  );
  return [opening, ...below];
}
