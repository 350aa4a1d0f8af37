import {startNginx, type Nginx} from '../../support/nginx';
import {test as base} from '../../support/policyFixture';
import {ownerBase, ownerDir} from './build';

export * from '../../support/policyFixture';

/** Serves the owner's site with nginx, which can log reports. */
export const test = base.extend<{nginx: Nginx}>({
  nginx: async ({}, use) => {
    const nginx = await startNginx(ownerDir, {basePath: ownerBase});
    await use(nginx);
    await nginx.stop();
  },
  baseURL: ({nginx}, use) => use(`${nginx.address}/`),
});
