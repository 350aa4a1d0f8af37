/**
 * `npx tsx tools/bench/engines/index.ts`: runs the test queries in our search and in other engines, on the
 * same pages, and compares quality, downloads and times in Chromium. `BUILD_DIR` selects another build.
 */
import {execFileSync} from 'node:child_process';
import {
  evaluate,
  figuresOf,
  ranksOf,
  readQueries,
  readRecords,
} from 'docusaurus-search-sections/commands';
import {locales} from '../../../src/config/locales';
import {searchSite} from '../../../src/config/search';
import {runCommand} from '../../runCommand';
import {launch} from '../../site/browser';
import {buildDir} from '../../site/serveBuild';
import {writeSite, type Client} from './indexes';
import {measure} from './measure';

const sets = ['test', 'asked-test'] as const;

const engines: [name: string, client: Client, options?: object][] = [
  ['ours', 'ours'],
  ['docusaurus-search-local', 'easyops'],
  ['Pagefind', 'pagefind'],
  ['MiniSearch', 'minisearch'],
  ['MiniSearch, prefix and fuzzy', 'minisearch', {prefix: true, fuzzy: 0.2}],
];

void runCommand(async () => {
  execFileSync('npm', ['ci', '--ignore-scripts'], {cwd: __dirname, stdio: 'inherit'});
  const allRecords = readRecords(buildDir, searchSite);
  const browser = await launch();
  try {
    for (const locale of locales) {
      const records = allRecords.filter(({language}) => language === locale);
      const pageIds = new Map(records.map(({url, pageId}) => [new URL(url).pathname, pageId]));
      const toSectionId = (url: string) => {
        const {pathname, hash} = new URL(url, 'https://site');
        return pageIds.get(pathname) + hash;
      };
      const judged = sets.flatMap((set) => readQueries(searchSite.judgedQueries, set, locale));
      const queries = judged.map(({query}) => query);
      const rows: Record<string, object> = {};
      for (const [name, client, options] of engines) {
        const folder = await writeSite(client, records, locale);
        const {answers, bytes, ms} = await measure(browser, folder, queries, options);
        const ranks = answers.map(({urls, hasNotice = false}, index) =>
          ranksOf(judged[index]!, urls.map(toSectionId), hasNotice),
        );
        rows[name] = {...percentages(ranks), kB: Math.round(bytes / 1000), ms: ms.toFixed(1)};
      }
      const site = {...searchSite, synonyms: {}, absent: {}};
      const withoutQuestions = records.map((record) => ({...record, questions: []}));
      rows['ours, without user vocabulary'] = percentages(
        sets.flatMap((set) => evaluate(site, set, locale, withoutQuestions)),
      );
      console.log(`\n${locale}: ${judged.length} queries`);
      console.table(rows);
    }
  } finally {
    await browser.close();
  }
});

function percentages(ranks: Parameters<typeof figuresOf>[0]) {
  const {success1, success5, section1} = figuresOf(ranks);
  const [first, inFive, section] = [success1, success5, section1].map((n) => Math.round(n * 100));
  return {'page first, %': first, 'page in five, %': inFive, 'section first, %': section};
}
