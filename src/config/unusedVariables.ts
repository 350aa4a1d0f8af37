import logger from '@docusaurus/logger';
import {didYouMean} from '@guide/content';
import {buildSwitches, featuresVariable} from './buildSwitches';
import {contentSite} from './content';
import {ownerFields} from './owner';
import {keyNames} from './search';

const knownVariables = [
  ...Object.values(ownerFields).map(({variable}) => variable),
  ...Object.keys(buildSwitches),
  featuresVariable,
  ...Object.values(keyNames),
  // Used in code samples of the guide.
  contentSite.api.tokenVariable,
  'TELESCOPE_API_KEY',
];

/** Lists `TELESCOPE_*` variables that nothing reads. */
export function findUnusedVariables(env: NodeJS.ProcessEnv): {name: string; warning: string}[] {
  return Object.keys(env)
    .filter((name) => name.startsWith('TELESCOPE_') && env[name] && !knownVariables.includes(name))
    .sort()
    .map((name) => ({
      name,
      warning: `The environment variable ${name} is set, but nothing reads it.${didYouMean(name, knownVariables)}`,
    }));
}

/** Also deletes the variables, as the configuration is read again for each language. */
export function warnOfUnusedVariables(env: NodeJS.ProcessEnv): void {
  for (const {name, warning} of findUnusedVariables(env)) {
    logger.warn(warning);
    delete env[name];
  }
}
