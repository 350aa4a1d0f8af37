import {variantDir} from '../../variant/site/build';
import {test as base} from '../browser';
import {defaultAgent} from './agent';
import {hostRules, startProvider, type IndexContents, type Provider} from '.';
import {readIndex} from './readIndex';

/**
 * Tests of the variant with a fake hosted provider. The browser resolves Algolia's host names to
 * it.
 */
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

  /** The index that would be pushed. */
  index: [({}, use) => use(readIndex(variantDir)), {scope: 'worker'}],

  /** The fake provider, reset, with the index of the site. */
  provider: [
    async ({fakeProvider, index}, use) => {
      fakeProvider.indices.set('guide', index);
      fakeProvider.requests.length = 0;
      fakeProvider.faults.length = 0;
      fakeProvider.agent = defaultAgent;
      fakeProvider.suggestedQuestions = [];
      await use(fakeProvider);
    },
    {auto: true},
  ],
});

export * from '../browser';
