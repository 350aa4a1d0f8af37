import {variantDir} from '../../variant/site/build';
import {test as base} from '../browser';
import {defaultAgent} from './agent';
import {hostRules, startProvider, type IndexContents, type Provider} from '.';
import {readIndex} from './readIndex';

/**
 * Tests of the variant with a fake hosted provider. The browser resolves Algolia's host names to
 * it.
 */
export const test = base.extend<{provider: Provider}, {standIn: Provider; index: IndexContents}>({
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
      await use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--host-resolver-rules=${hostRules(standIn)}`],
      });
    },
    {scope: 'worker'},
  ],

  ignoreHTTPSErrors: true,

  /** The index that would be pushed. */
  index: [({}, use) => use(readIndex(variantDir)), {scope: 'worker'}],

  /** The fake provider, reset, with the index of the site. */
  provider: [
    async ({standIn, index}, use) => {
      standIn.indices.set('guide', index);
      standIn.requests.length = 0;
      standIn.faults.length = 0;
      standIn.agent = defaultAgent;
      standIn.suggestedQuestions = [];
      await use(standIn);
    },
    {auto: true},
  ],
});

export * from '../browser';
