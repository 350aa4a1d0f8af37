import {parse, serialize} from 'parse5';
import {editPages} from './files';

/** Restores the end tags that the minifier omits. Many converters of HTML to Markdown need them. */
export function restoreEndTags(pages: readonly string[]): void {
  editPages(pages, (html) => serialize(parse(html)));
}
