import {createHash} from 'node:crypto';
import {readFrontMatter, withoutValue, withValue} from './frontMatter';

/** Front matter key with the id of the translated text. */
export const recordKey = 'translates';

export type TranslationState = 'up-to-date' | 'outdated' | 'unrecorded';

/** Returns the start of the text's Git blob id. Ignores line endings and `draft`. */
export function textId(text: string): string {
  const published = isDraft(text) ? withoutValue(text, 'draft') : text;
  const bytes = Buffer.from(published.replaceAll('\r\n', '\n'));
  return createHash('sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex')
    .slice(0, 12);
}

/** Tests for an id that is a string: in YAML, unquoted digits are a number. */
export function isTextId(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{12}$/.test(value);
}

export function isDraft(page: string): boolean {
  return readFrontMatter(page).frontMatter.get('draft') === true;
}

/** Returns the id of the translated text. */
export function readTranslationRecord(page: string): unknown {
  return readFrontMatter(page).frontMatter.get(recordKey);
}

export function withRecord(page: string, id: string): string {
  return withValue(page, recordKey, `'${id}'`);
}

export function stateOf(recorded: unknown, original: string): TranslationState {
  if (recorded === undefined) {
    return 'unrecorded';
  }
  return recorded === textId(original) ? 'up-to-date' : 'outdated';
}
