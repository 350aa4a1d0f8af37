import {isTextId, recordKeys} from '../../../src/lib/translation';
import {placeOfKey} from '../place';
import type {Page} from '../guide';
import type {Report, Rule} from '../rule';

const {translates, sameMeaning} = recordKeys;

/** Each French page says which English text it translates. That the English has changed since is no fault. */
export const translationRecorded: Rule = {
  name: 'translation-recorded',
  page(page, report) {
    const {[translates]: id, [sameMeaning]: accepted} = (page.frontMatter.toJS() ?? {}) as Record<
      string,
      unknown
    >;
    if (page.locale === 'en') {
      [translates, sameMeaning]
        .filter((key) => page.frontMatter.has(key))
        .forEach((key) => reportEnglish(page, key, report));
      return;
    }
    if (!isTextId(id)) {
      report({
        ...placeOfKey(page, translates),
        found: id === undefined ? `no "${translates}"` : `${translates}: ${JSON.stringify(id)}`,
        expected: 'the record of the English text that the page translates: 12 digits in quotes',
        remedy: `When the page says what the English one says, run: npm run i18n:done -- ${page.file}`,
      });
    }
    if (accepted !== undefined && !isAcceptedList(accepted)) {
      report({
        ...placeOfKey(page, sameMeaning),
        found: 'an accepted change of the English text without "from", "to" or "reason"',
        expected: 'for each change, the two texts and why it does not alter the meaning',
        remedy: `Delete "${sameMeaning}" and what is under it, then run: npm run i18n:same -- ${page.file} --reason "…"; when the page is up to date, run npm run i18n:done in its place.`,
      });
    }
  },
};

function reportEnglish(page: Page, key: string, report: Report): void {
  report({
    ...placeOfKey(page, key),
    found: `"${key}" on an English page`,
    expected: 'it on the French page alone, which translates the English one',
    remedy: 'Delete this line and what is indented under it.',
  });
}

function isAcceptedList(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isAccepted);
}

function isAccepted(value: unknown): boolean {
  const {from, to, reason} = (value ?? {}) as Record<string, unknown>;
  return isTextId(from) && isTextId(to) && typeof reason === 'string' && reason.trim() !== '';
}
