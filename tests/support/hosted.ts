import {test as base} from '@playwright/test';
import {readIndexContent} from '../../scripts/search/indexContent';
import {defaultChat} from './provider/chat';
import {startProvider, type Provider} from './provider';

/**
 * Tests of a site with a hosted provider, which is a stand-in on this machine:
 * the browser finds it under the names of the real one.
 */
export const test = base.extend<{provider: Provider}, {standIn: Provider}>({
  standIn: [
    async ({}, use) => {
      const standIn = await startProvider();
      await use(standIn);
      await standIn.stop();
    },
    {scope: 'worker'},
  ],

  launchOptions: [
    async ({launchOptions, standIn}, use) => {
      const address = `127.0.0.1:${standIn.httpsPort}`;
      const names = ['*.algolia.net', '*.algolianet.com', 'askai.algolia.com'];
      const rules = names.map((name) => `MAP ${name} ${address}`).join(', ');
      await use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rules}`],
      });
    },
    {scope: 'worker'},
  ],

  /** The stand-in, with the index of the site, as it was pushed, and nothing wrong with it. */
  provider: [
    async ({standIn}, use) => {
      const {records, settings, synonyms} = readIndexContent('build-hosted');
      standIn.store.load('guide', {objects: records, settings, synonyms});
      standIn.requests.length = 0;
      standIn.faults.length = 0;
      standIn.chat = structuredClone(defaultChat);
      await use(standIn);
    },
    {auto: true},
  ],
});

export {expect} from '@playwright/test';
