import {variantDir} from '../../variant/site/build';
import {test as base} from '../browser';
import {defaultAgent} from './agent';
import {hostRules, startProvider, type IndexContents, type Provider} from '.';
import {readIndex} from './readIndex';

/** Tests with a fake hosted provider, which Algolia's host names resolve to. */
export const test = base.extend<
  {provider: Provider},
  {fakeProvider: Provider; index: IndexContents}
>({
  fakeProvider: [
    async ({}, use) => {
      const fakeProvider = await startProvider();
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

  index: [({}, use) => use(readIndex(variantDir)), {scope: 'worker'}],

  /** Reset for each test. */
  provider: [
    async ({fakeProvider, index}, use) => {
      fakeProvider.indices.set('guide', index);
      fakeProvider.requests.length = 0;
      Object.assign(fakeProvider, {fault: undefined, agent: defaultAgent});
      await use(fakeProvider);
    },
    {auto: true},
  ],
});

export * from '../browser';
