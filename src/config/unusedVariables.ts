import logger from '@docusaurus/logger';
import {didYouMean} from '@guide/content';
import {contentSite} from './content';
import {ownerSettings} from './owner';
import {adminKeyVariable} from './search';

const knownVariables = [
  ...Object.keys(ownerSettings),
  ...['TELESCOPE_FEATURES', adminKeyVariable],
  // Used in code samples of the guide.
  ...[contentSite.api.tokenVariable, 'TELESCOPE_API_KEY'],
];

/**
 * Warns of `TELESCOPE_*` variables that nothing reads, and deletes them, as the configuration is
 * read again for each language.
 */
export function warnOfUnusedVariables(env: NodeJS.ProcessEnv): void {
  const isUnused = (name: string) =>
    name.startsWith('TELESCOPE_') && env[name] && !knownVariables.includes(name);
  for (const name of Object.keys(env).filter(isUnused).sort()) {
    const hint = didYouMean(name, knownVariables);
    logger.warn(`The environment variable ${name} is set, but nothing reads it.${hint}`);
    delete env[name];
  }
}
