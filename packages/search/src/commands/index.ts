import {parseArgs} from 'node:util';
import {contextFilters} from '../contextFilters';
import {createClient, explainError} from './client';
import {countChanges, fillIndex, findPage} from './hostedIndex';
import {readIndexContent} from './indexContent';
import {countByLanguage, readRecords} from './readRecords';
import {printRelevance} from './relevance';
import type {SearchSite} from './site';

export {openBuiltSearch, type BuiltSearch} from './builtSearch';
export {openIndex} from '../engine/engine';
export type {IndexFile} from '../engine/indexFile';
export {evaluate, figuresOf, ranksOf, readIndex, readQueries} from './relevance';
export {readIndexContent, readRecords};

export type {SearchRecord} from '../records/record';

type Command = (site: SearchSite, env: NodeJS.ProcessEnv, args: string[]) => Promise<void> | void;

const buildOf = (env: NodeJS.ProcessEnv) => env.BUILD_DIR || 'build';

/** Prints the records of a build, one JSON object a line. */
const records: Command = (site, env) => {
  const all = readRecords(buildOf(env), site);
  for (const record of all) {
    console.log(JSON.stringify(record));
  }
  console.error(`${all.length} records (${countByLanguage(all)})`);
};

/** Fills the hosted index from a build; with `--dry-run` it says how many records would change. */
const push: Command = async (site, env, args) => {
  const dryRun = parseArgs({args, options: {'dry-run': {type: 'boolean'}}}).values['dry-run'];
  const keys = site.readKeys(env, true);
  const {indexName} = keys;
  const client = createClient(keys, keys.adminKey);
  const content = readIndexContent(buildOf(env), site);
  const {records, synonyms, rules} = content;
  const counted = `${records.length} records (${countByLanguage(records)}), ${synonyms.length} synonyms and ${rules.length} rules`;
  try {
    if (dryRun) {
      const changes = (await client.indexExists({indexName}))
        ? await countChanges(client, indexName, records)
        : 'there is no such index yet';
      console.log(`A push would give "${indexName}" ${counted}. Records: ${changes}.`);
      return;
    }
    console.error(`Sending ${counted}, and waiting for the provider to index them…`);
    await fillIndex(client, indexName, content);
  } catch (error) {
    const reason = explainError(error, site.keyNames, 'adminKey');
    throw new Error(
      dryRun
        ? `The index "${indexName}" could not be read. ${reason}`
        : `The push failed. ${reason}\nThe index "${indexName}" answers from its former records, or from all of the new ones: push again. Delete what is left of \`${indexName}_tmp_…\` in the dashboard of Algolia.`,
      {cause: error},
    );
  }
  console.log(`"${indexName}" has ${counted}. Run the command with \`check\` to ask it something.`);
};

/** Asks the live hosted index, with the site's own key and filters. */
const check: Command = async (site, env) => {
  const keys = site.readKeys(env, false);
  const client = createClient(keys, keys.searchKey);
  for (const locale of site.locales) {
    const query = site.knownTitles[locale] ?? '';
    const asked = `${locale}: "${query}" with the filters ${JSON.stringify(contextFilters(locale, site.version))}`;
    try {
      console.log(
        `${asked} finds ${await findPage(client, keys.indexName, query, locale, site.version)}`,
      );
    } catch (error) {
      console.error(`${asked}: ${explainError(error, site.keyNames, 'searchKey')}`);
      process.exitCode = 1;
    }
  }
};

/** Judges a build by the queries that no weight was set by; with `--tuning`, by the others, and says which miss. */
const evaluate: Command = (site, env, args) => {
  const {tuning = false} = parseArgs({args, options: {tuning: {type: 'boolean'}}}).values;
  for (const set of tuning ? tuningSets : testSets) {
    printRelevance(site, set, buildOf(env), tuning);
  }
};

/** Words of the guide and their slips; then questions, symptoms and single words as readers ask them. */
const tuningSets = ['tuning', 'asked-tuning'] as const;
const testSets = ['test', 'asked-test'] as const;

const commands: Readonly<Record<string, Command>> = {push, check, records, eval: evaluate};

/**
 * Runs a command of the search: the first argument names it.
 *
 * @throws when there is no such command, or when it fails
 */
export async function runSearchCommand(
  site: SearchSite,
  [name = '', ...args]: string[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const command = commands[name];
  if (!command) {
    throw new Error(
      `There is no search command "${name}": expected one of ${Object.keys(commands).join(', ')}.`,
    );
  }
  await command(site, env, args);
}
