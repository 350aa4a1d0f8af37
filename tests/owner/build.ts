import {SiteCopy} from '../support/siteCopy';
import {addLanguage} from './steps/language';

/** What an owner does to the guide: changes its files, and returns the variables that a build then takes. */
export type OwnerStep = (site: SiteCopy) => Promise<NodeJS.ProcessEnv | void>;

/** What an owner does in a year, in this order. One build shows all of it, as each takes a minute. */
const steps: OwnerStep[] = [addLanguage];

/** What the commands of an owner need, beside what a build does. */
const forCommands = [
  'cspell-words.txt',
  'cspell.config.yaml',
  'tools/commands',
  'tools/runCommand.ts',
];

/** The copy, as the last build left it. */
export const ownerSite = SiteCopy.at('owner');

/** The folder of the build, for `startStaticServer`. */
export const ownerDir = ownerSite.path('build');

/**
 * Builds the guide, strictly, after all of the steps.
 *
 * @throws with what the build printed, when it fails
 */
export async function buildOwnerSite(): Promise<void> {
  const site = await SiteCopy.create('owner', forCommands);
  let env: NodeJS.ProcessEnv = {TELESCOPE_STRICT: 'true'};
  for (const step of steps) {
    env = {...env, ...(await step(site))};
  }
  const {code, output} = await site.run(['build'], env);
  if (code !== 0) {
    throw new Error(`The owner's site does not build: ${output}`);
  }
}
