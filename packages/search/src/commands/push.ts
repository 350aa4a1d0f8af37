import {parseArgs} from 'node:util';
import {algoliasearch, type IndexSettings} from 'algoliasearch';
import {baseOf, stopWordsOf} from '../engine/languages';
import {pageWeights} from '../engine/ranking';
import {readRecords} from './readRecords';
import {buildOf, type Command} from './site';

/** Replaces the records of the Algolia index in one operation, then its settings. */
export const pushIndex: Command = async (site, env, args) => {
  const {values} = parseArgs({args, options: {'dry-run': {type: 'boolean'}}});
  const {appId, adminKey, indexName} = site.readKeys(env);
  const objects = readRecords(buildOf(env), site).map((record) => ({...record}));
  if (values['dry-run']) {
    console.log(`Dry run: a push would fill "${indexName}" with ${objects.length} records.`);
    return;
  }
  console.error(`Sending ${objects.length} records, and waiting for Algolia to index them…`);
  // The client's default is two seconds, for searches.
  const timeouts = {connect: 30_000, read: 30_000, write: 30_000};
  const client = algoliasearch(appId, adminKey, {timeouts});
  try {
    await client.replaceAllObjects({indexName, objects});
    const indexSettings = createIndexSettings(site.locales);
    const {taskID} = await client.setSettings({indexName, indexSettings});
    await client.waitForTask({indexName, taskID});
  } catch (error) {
    throw new Error(
      `The push failed: ${(error as Error).message}\nCheck the network, the application id and the admin key. The key needs the rights search, addObject, deleteIndex, settings and editSettings, for the index and for indices named after it with "_tmp_" added. Then push again: the index has either its old records or all new ones. Delete leftover indices \`${indexName}_tmp_…\` in Algolia’s dashboard.`,
      {cause: error},
    );
  }
  console.log(`"${indexName}" has ${objects.length} records.`);
};

/**
 * Based on DocSearch's template. Synonyms and rules are left to the dashboard.
 *
 * @see https://docsearch.algolia.com/docs/templates#docusaurus-v2--v3-template
 */
export function createIndexSettings(locales: readonly string[]): IndexSettings {
  return {
    // Filters on other attributes return no hits. The search page filters by lvl0.
    attributesForFaceting: ['language', 'docusaurus_tag', 'hierarchy.lvl0'],
    // DocSearch puts lvl0 first. It's the area here: "projects" would rank each page of that area
    // above the page of that title.
    searchableAttributes: [
      ...[1, 2, 3, 4, 0].map((level) => `unordered(hierarchy.lvl${level})`),
      // Labels tell more about a section than its text.
      'unordered(labels)',
      'content',
      'unordered(questions)',
    ],
    // For the agent of AI-answer mode.
    attributesToRetrieve: ['hierarchy', 'content', 'url', 'type', 'unlisted'],
    // DocSearch keeps one per URL and anchor. Show three per page, as in the embedded index.
    attributeForDistinct: 'url_without_anchor',
    distinct: pageWeights.shown,
    ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
    customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
    // LIFT-303 isn't LIFT-304.
    allowTyposOnNumericTokens: false,
    queryLanguages: locales.map(baseOf) as IndexSettings['queryLanguages'] & string[],
    ignorePlurals: true,
    // Algolia's stop words include words of user interfaces ("état", "début"). Ours are optional,
    // and help ranking.
    optionalWords: locales.flatMap((locale) => [...stopWordsOf(locale)]),
    removeWordsIfNoResults: 'allOptional',
  };
}
