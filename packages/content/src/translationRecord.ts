import {createHash} from 'node:crypto';
import {readFrontMatter, withoutValue, withValue} from './frontMatter';

/** What a translation says in its front matter of the text that it translates: the id of that text. */
export const recordKey = 'translates';

/** How a translation stands to the original. A page without a record is `unrecorded`. */
export type TranslationState = 'up-to-date' | 'outdated' | 'unrecorded';

/**
 * Names a text by its content: the first 12 digits of what git calls the file
 * (`git hash-object`), so that `git show <id>` finds the text again. Ends of lines
 * do not count, everything else does: id, tags and slug stand in the translation too.
 * A draft has the name of the text that it will be published as.
 */
export function textId(text: string): string {
  const published = isDraft(text) ? withoutValue(text, 'draft') : text;
  const bytes = Buffer.from(published.replaceAll('\r\n', '\n'));
  return createHash('sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex')
    .slice(0, 12);
}

/** Whether a record is one: YAML reads digits without quotes as a number. */
export function isTextId(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{12}$/.test(value);
}

/** Whether a page says that it is not to be published yet. */
export function isDraft(page: string): boolean {
  return readFrontMatter(page).frontMatter.get('draft') === true;
}

/** What a page records, as it is written: the check says when it is no id. */
export function readRecord(page: string): unknown {
  return readFrontMatter(page).frontMatter.get(recordKey);
}

/** A page with another record. @throws when it has no front matter */
export function withRecord(page: string, id: string): string {
  return withValue(page, recordKey, `'${id}'`);
}

/** A page without its record: what its reader sees. */
export function withoutRecord(page: string): string {
  return withoutValue(page, recordKey);
}

/** Compares what a translation records with the original as it is. */
export function stateOf(recorded: unknown, original: string): TranslationState {
  if (recorded === undefined) {
    return 'unrecorded';
  }
  return recorded === textId(original) ? 'up-to-date' : 'outdated';
}
