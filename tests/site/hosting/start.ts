import type {TestProject} from 'vitest/node';
import {readSettings} from '../../../src/config/settings';
import {buildDir} from '../../support/build';
import {startNginx} from '../../support/nginx';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Without a trailing slash. */
    address: string;
  }
}

/**
 * Provides the address of the site under test: SITE, or the last build in a local nginx.
 *
 * @throws if SITE isn't a URL
 */
export default async function start(
  project: Pick<TestProject, 'provide'>,
): Promise<(() => Promise<void>) | undefined> {
  const address = process.env.SITE;
  if (address) {
    project.provide('address', new URL(address).href.replace(/\/$/, ''));
    return undefined;
  }
  const nginx = await startNginx(buildDir, {basePath: readSettings(process.env).basePath});
  project.provide('address', nginx.address);
  return () => nginx.stop();
}
