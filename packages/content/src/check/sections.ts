import {headingsOf} from './headings';
import type {Page} from './page';

/** Sections that say nothing of their own: the search leaves them out. */
const skipped = new Set(['related-pages']);

/** The anchors of the parts that the search finds by themselves: empty for the opening, then those of two levels of headings. */
export function sectionAnchors(page: Page): string[] {
  const below = headingsOf(page).flatMap(({level, id}) =>
    (level === 2 || level === 3) && id !== undefined && !skipped.has(id) ? [id] : [],
  );
  return ['', ...below];
}
