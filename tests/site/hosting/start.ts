import type {TestProject} from 'vitest/node';
import {ownerFields} from '../../../src/config/owner';
import {readSettings} from '../../../src/config/settings';
import {buildDir} from '../../support/build';
import {startNginx} from '../../support/nginx';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the site under test, without a slash at its end. */
    address: string;
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
    const {schema, expected} = ownerFields.siteUrl;
    if (schema.validate(address).error) {
      throw new Error(`SITE is "${address}": expected ${expected}.`);
    }
    project.provide('address', address.replace(/\/$/, ''));
    return undefined;
  }
  const nginx = await startNginx(buildDir, {basePath: readSettings(process.env).basePath});
  project.provide('address', nginx.address);
  return () => nginx.stop();
}
