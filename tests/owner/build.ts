import path from 'node:path';
import {
  startStaticServer,
  type StaticServer,
  type StaticServerOptions,
} from '../../tools/site/staticServer';
import {SiteCopy} from '../support/siteCopy';
import {announcement} from './steps/announcement';
import {basePath, ownerBase} from './steps/basePath';
import {name} from './steps/name';

/** What an owner does to the guide: changes its files, and returns the variables that a build then takes. */
export type OwnerStep = (site: SiteCopy) => Promise<NodeJS.ProcessEnv | void>;

/** What an owner does in a year, in this order. One build shows all of it, as each takes a minute. */
const steps: OwnerStep[] = [name, announcement, basePath];

/** The folder of the build. Its pages are under `ownerBase`: see `startOwnerServer`. */
export const ownerDir = path.resolve('.tmp/owner/build');

/** Serves the build under the path of its address: pages are asked for at `server.address`. */
export function startOwnerServer(options?: StaticServerOptions): Promise<StaticServer> {
  return startStaticServer(ownerDir, {isCompressed: false, basePath: ownerBase, ...options});
}

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
