import {readRecords, type SearchRecord} from 'docusaurus-search-sections/commands';
import {searchSite} from '../../../src/config/search';
import {variantDir} from '../../variant/site/build';
import {test as base} from '../browser';
import {defaultAgent} from './agent';
import {hostRules, startProvider, type Provider} from '.';

/** Tests with a fake hosted provider, which Algolia's host names resolve to. */
export const test = base.extend<
  {provider: Provider},
  {fakeProvider: Provider; records: SearchRecord[]}
>({
  fakeProvider: [
    async ({records}, use) => {
      const fakeProvider = await startProvider(records);
      await use(fakeProvider);
      await fakeProvider.stop();
    },
    {scope: 'worker'},
  ],

  launchOptions: [
    async ({launchOptions, fakeProvider}, use) => {
      await use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--host-resolver-rules=${hostRules(fakeProvider)}`],
      });
    },
    {scope: 'worker'},
  ],

  ignoreHTTPSErrors: true,

  records: [({}, use) => use(readRecords(variantDir, searchSite)), {scope: 'worker'}],

  /** Reset for each test. */
  provider: [
    async ({fakeProvider, records}, use) => {
      fakeProvider.requests.length = 0;
      Object.assign(fakeProvider, {records, fault: undefined, agent: defaultAgent});
      await use(fakeProvider);
    },
    {auto: true},
  ],
});

export * from '../browser';
