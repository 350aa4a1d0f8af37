import {parseArgs} from 'node:util';
import {createClient, explainError, fillIndex} from './hostedIndex';
import {readIndexContent} from './indexContent';
import {readRecords} from './readRecords';
import {printRelevance} from './relevance';
import type {SearchSite} from './site';

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
  const counted = `${records.length} records, ${synonyms.length} synonyms and ${rules.length} rules`;
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

/** Evaluates a build with the test queries, or lists failing tuning queries (`--tuning`). */
const evaluate: Command = (site, env, args) => {
  const {tuning = false} = parseArgs({args, options: {tuning: {type: 'boolean'}}}).values;
  const records = readRecords(buildOf(env), site);
  for (const set of tuning
    ? (['tuning', 'asked-tuning'] as const)
    : (['test', 'asked-test'] as const)) {
    printRelevance(site, set, records, tuning);
  }
};

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
