import {isTextId, recordKey} from '@guide/content';
import {pageRule} from '../rule';
import {locationOfKey} from '../location';

/** Outdated records are allowed. */
export const translationRecorded = pageRule('translation-recorded', (page, report, {folders}) => {
  const id: unknown = page.frontMatter.get(recordKey);
  if (page.locale !== Object.keys(folders)[0] && !isTextId(id)) {
    report({
      ...locationOfKey(page, recordKey),
      found: id === undefined ? `no "${recordKey}"` : `${recordKey}: ${JSON.stringify(id)}`,
      expected: 'the id of the translated text: 12 digits in quotes',
      remedy: `Once the translation is up to date, run: npm run i18n -- done ${page.file}`,
    });
  }
});
