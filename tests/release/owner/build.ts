import type {Served} from '../../support/browser';
import {SiteCopy} from '../../support/siteCopy';
import {announcement} from './steps/announcement';
import {basePath, ownerBase} from './steps/basePath';
import {addLanguage} from './steps/language';
import {name} from './steps/name';
import {askForFeedback} from './steps/feedback';
import {cutVersions} from './steps/versions';

/** What an owner does to the guide: changes its files, and returns the variables that a build then takes. */
export type OwnerStep = (site: SiteCopy) => Promise<NodeJS.ProcessEnv | void>;

/** What an owner does in a year, in this order. One build shows all of it, as each takes a minute. */
const steps: OwnerStep[] = [addLanguage, name, cutVersions, announcement, basePath, askForFeedback];

/** The pages whose texts the tests read. */
const readPages = [
  'glossary',
  'projects/project_items/get_started',
  'projects/projects_views/kanban',
  'public_rest_api/get_started',
  'roadmapping/export',
  'support_en',
].map((page) => `${page}.mdx`);

/** What the commands of an owner need, beside what a build does. */
const forCommands = ['cspell-words.txt', 'cspell.config.yaml', 'packages/figures', 'tools'];

/** The copy, as the last build left it. */
export const ownerSite = SiteCopy.at('owner');

/** The folder of the build. */
export const ownerDir = ownerSite.path('build');

/** The build under the path of its address. */
export const ownerServed: Served = {folder: ownerDir, basePath: ownerBase};

/**
 * Builds the guide, strictly, after all of the steps.
 *
 * @throws with what the build printed, when it fails
 */
export async function buildOwnerSite(): Promise<void> {
  const site = await SiteCopy.create('owner', forCommands);
  await site.shortenPages((page) => readPages.includes(page));
  let env: NodeJS.ProcessEnv = {TELESCOPE_STRICT: 'true'};
  for (const step of steps) {
    env = {...env, ...(await step(site))};
  }
  const {code, output} = await site.run(['build'], env);
  if (code !== 0) {
    throw new Error(`The owner's site does not build: ${output}`);
  }
}
