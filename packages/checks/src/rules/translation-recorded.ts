import {isTextId, recordKey} from '@guide/content';
import {pageRule} from '../pageRule';
import {placeOfKey} from '../place';

/** Each translation says which text it translates. That the original has changed since is no fault. */
export const translationRecorded = pageRule('translation-recorded', (page, report, {folders}) => {
  const id: unknown = page.frontMatter.get(recordKey);
  if (page.locale === Object.keys(folders)[0]) {
    if (id !== undefined) {
      report({
        ...placeOfKey(page, recordKey),
        found: `"${recordKey}" on an original page`,
        expected: 'it on the translation alone',
        remedy: 'Delete this line.',
      });
    }
  } else if (!isTextId(id)) {
    report({
      ...placeOfKey(page, recordKey),
      found: id === undefined ? `no "${recordKey}"` : `${recordKey}: ${JSON.stringify(id)}`,
      expected: 'the record of the text that the page translates: 12 digits in quotes',
      remedy: `When the page says what the original says, run: npm run i18n -- done ${page.file}`,
    });
  }
});
