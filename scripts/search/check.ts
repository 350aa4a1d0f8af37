/** Asks the live hosted index, with the site's own key and filters: `npm run search:check`. */
import {checkIndex} from './checkIndex';
import {createClient} from './client';
import {readSearchKeys} from './keys';
import {runCommand} from '../runCommand';

void runCommand(async () => {
  const {appId, searchKey, indexName} = readSearchKeys(process.env);
  const results = await checkIndex(createClient(appId, searchKey, process.env), indexName);
  for (const {locale, query, filters, found, problem} of results) {
    const line = `${locale}: "${query}" with the filters ${JSON.stringify(filters)}`;
    if (problem === undefined) {
      console.log(`${line} finds ${found}`);
    } else {
      console.error(`${line}: ${problem}`);
      process.exitCode = 1;
    }
  }
});
