/** Prints the search records of a build, one JSON object a line: `npm run -s search:records`. */
import {parseArgs} from 'node:util';
import {locales} from '../../src/config/locales';
import {countByLanguage, readRecords} from './readRecords';
import {runCommand} from '../runCommand';

void runCommand(() => {
  const {locale} = parseArgs({options: {locale: {type: 'string'}}}).values;
  if (locale !== undefined && !locales.some((known) => known === locale)) {
    throw new Error(`--locale is "${locale}": expected one of ${locales.join(', ')}.`);
  }
  const records = readRecords(process.env.BUILD_DIR || 'build').filter(
    ({language}) => locale === undefined || language === locale,
  );
  for (const record of records) {
    console.log(JSON.stringify(record));
  }
  console.error(`${records.length} records (${countByLanguage(records)})`);
});
