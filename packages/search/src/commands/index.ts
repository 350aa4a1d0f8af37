import {pushIndex} from './push';
import {printRelevance} from './relevance';
import type {Command, SearchSite} from './site';

export {createIndexSettings} from './push';
export {readRecords} from './readRecords';
export {evaluate, summariseOutcomes, ranksOf, readQueries} from './relevance';
export type {SearchRecord} from '../record';

const commands: Readonly<Record<string, Command>> = {push: pushIndex, eval: printRelevance};

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
