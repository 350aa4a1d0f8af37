import path from 'node:path';
import {SiteCopy} from '../support/siteCopy';
import {cutVersions} from './steps/versions';

/** What an owner does to the guide: changes its files, and returns the variables that a build then takes. */
export type OwnerStep = (site: SiteCopy) => Promise<NodeJS.ProcessEnv | void>;

/** What an owner does in a year, in this order. One build shows all of it, as each takes a minute. */
const steps: OwnerStep[] = [cutVersions];

/** The folder of the build, for `startStaticServer`. */
export const ownerDir = path.resolve('.tmp/owner/build');

/**
 * Builds the guide, strictly, after all of the steps.
 *
 * @throws with what the build printed, when it fails
 */
export async function buildOwnerSite(): Promise<void> {
  const site = await SiteCopy.create('owner');
  let env: NodeJS.ProcessEnv = {TELESCOPE_STRICT: 'true'};
  for (const step of steps) {
    env = {...env, ...(await step(site))};
  }
  const {code, output} = await site.run(['build'], env);
  if (code !== 0) {
    throw new Error(`The owner's site does not build: ${output}`);
  }
}
