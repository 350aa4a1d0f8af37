import {parseArgs} from 'node:util';
import {createClient, explainError, fillIndex} from './hostedIndex';
import {readIndexContent} from './indexContent';
import {countByLanguage, readRecords} from './readRecords';
import {lostAnswers} from './lostAnswers';
import {printRelevance} from './relevance';
import type {SearchSite} from './site';

export {openBuiltSearch, type BuiltSearch} from './builtSearch';
export {evaluate, figuresOf, ranksOf, readQueries} from './relevance';
export {readIndexContent, readRecords};

export type {SearchRecord} from '../record';

type Command = (site: SearchSite, env: NodeJS.ProcessEnv, args: string[]) => Promise<void> | void;

const buildOf = (env: NodeJS.ProcessEnv) => env.BUILD_DIR || 'build';

const push: Command = async (site, env, args) => {
  const {values} = parseArgs({args, options: {'dry-run': {type: 'boolean'}}});
  const keys = site.readKeys(env);
  const {indexName} = keys;
  const content = readIndexContent(buildOf(env), site);
  const {records, synonyms, rules} = content;
  const counted = `${records.length} records (${countByLanguage(records)}), ${synonyms.length} synonyms and ${rules.length} rules`;
  if (values['dry-run']) {
    console.log(`Dry run: a push would fill "${indexName}" with ${counted}.`);
    return;
  }
  console.error(`Sending ${counted}, and waiting for Algolia to index them…`);
  try {
    await fillIndex(createClient(keys), indexName, content);
  } catch (error) {
    throw new Error(
      `The push failed. ${explainError(error, site.keyNames)}\nThe index "${indexName}" has either its old records or all new ones: push again. Delete leftover indices \`${indexName}_tmp_…\` in Algolia’s dashboard.`,
      {cause: error},
    );
  }
  console.log(`"${indexName}" has ${counted}.`);
};

/**
 * Evaluates a build with the test queries, or tuning queries (`--tuning`). `--beside DIR` lists
 * tuning queries that the build in DIR answered better.
 */
const evaluate: Command = (site, env, args) => {
  const options = {tuning: {type: 'boolean'}, beside: {type: 'string'}} as const;
  const {tuning = false, beside} = parseArgs({args, options}).values;
  const records = readRecords(buildOf(env), site);
  if (beside !== undefined) {
    const recordsBefore = readRecords(beside, site);
    for (const locale of site.locales) {
      const lost = lostAnswers(site, tuningSets, locale, records, recordsBefore);
      console.log(`${locale}: ${beside} answered ${lost.length} tuning queries better.`);
      lost.forEach(({query, section, sentence}) =>
        console.log(`- "${query}", in ${section}: ${sentence}`),
      );
    }
    return;
  }
  for (const set of tuning ? tuningSets : testSets) {
    printRelevance(site, set, records, tuning);
  }
};

/** `asked-*` use the words of readers, the others those of the guide. */
const tuningSets = ['tuning', 'asked-tuning'] as const;
const testSets = ['test', 'asked-test'] as const;

const commands: Readonly<Record<string, Command>> = {push, eval: evaluate};

/** @throws if the command doesn't exist or fails */
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
