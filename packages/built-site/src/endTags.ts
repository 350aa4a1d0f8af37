import {parse, serialize} from 'parse5';
import type {Derive} from './buildCache';
import {editPages} from './files';

/** Restores the end tags that the minifier omits. Many converters of HTML to Markdown need them. */
export function restoreEndTags(pages: readonly string[], derive: Derive): void {
  editPages(pages, (html) => derive(['endTags', html], () => serialize(parse(html))));
}
