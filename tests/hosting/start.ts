import type {TestProject} from 'vitest/node';
import {buildDir} from '../support/build';
import {startNginx} from '../support/nginx';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the site under test, without a slash at its end. */
    origin: string;
  }
}

/**
 * Gives all tests one address: that of SITE, else of the last build in the nginx of this machine.
 *
 * @throws when SITE is no address of a site
 */
export default async function start(
  project: Pick<TestProject, 'provide'>,
): Promise<(() => Promise<void>) | undefined> {
  const address = process.env.SITE;
  if (address) {
    if (!/^https?:\/\/[^/?#]+\/?$/.test(address)) {
      throw new Error(
        `SITE is "${address}": expected an address without a path, such as https://docs.example.com.`,
      );
    }
    project.provide('origin', new URL(address).origin);
    return undefined;
  }
  const nginx = await startNginx(buildDir);
  project.provide('origin', nginx.origin);
  return () => nginx.stop();
}
