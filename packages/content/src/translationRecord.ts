import {createHash} from 'node:crypto';
import {readFrontMatter, withoutValue, withValue} from './frontMatter';

/** Front matter key of a translation: the id of the source text that it translates. */
export const recordKey = 'translates';

export type TranslationState = 'up-to-date' | 'outdated' | 'unrecorded';

/**
 * Returns the first 12 digits of the Git blob id (`git hash-object`), so `git show <id>` prints the
 * text. Line endings and `draft` are ignored.
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

/** Validates a record. Unquoted digits are a number in YAML. */
export function isTextId(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{12}$/.test(value);
}

export function isDraft(page: string): boolean {
  return readFrontMatter(page).frontMatter.get('draft') === true;
}

/** Returns the unvalidated record of a page. */
export function readRecord(page: string): unknown {
  return readFrontMatter(page).frontMatter.get(recordKey);
}

/** Sets the record. @throws if the page has no front matter */
export function withRecord(page: string, id: string): string {
  return withValue(page, recordKey, `'${id}'`);
}

/** Removes the record. */
export function withoutRecord(page: string): string {
  return withoutValue(page, recordKey);
}

/** Compares a record with the current source text. */
export function stateOf(recorded: unknown, original: string): TranslationState {
  if (recorded === undefined) {
    return 'unrecorded';
  }
  return recorded === textId(original) ? 'up-to-date' : 'outdated';
}
