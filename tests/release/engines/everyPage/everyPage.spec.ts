import {kindAddress, pageKinds} from '../../../../tools/site/pageKinds';
import {htmlFiles} from '../../../support/build';
import {locales, localized, type Locale} from '../../../support/contract';
import type {Engine} from '../../../support/engines/driver';
import {expect, test} from '../../../support/engines/reader';
import {savesData} from '../../../support/engines/site';

/**
 * Each page as its host serves it. What leads elsewhere at once has nothing to hydrate, nor has what
 * says without scripts that a page is not kept offline (`offline.spec.ts`).
 */
const addresses = htmlFiles()
  .filter((file) => /\/(?:index|404)\.html$/.test(file) && !file.includes('/not-kept/'))
  .map((file) => file.replace('index.html', ''));

const languageOf = (address: string) =>
  locales.findLast((locale) => address.startsWith(localized('/', locale)));

/** In Chromium every page, for what stands on it; in the other engines every kind, for what they lack. */
const addressesIn = (locale: Locale, engine: Engine) =>
  engine === 'chromium'
    ? addresses.filter((address) => languageOf(address) === locale)
    : pageKinds.map((kind) => kindAddress(kind, locale));

for (const locale of locales) {
  test(`${locale}: no page writes an error, a warning or a report of the policy`, async ({
    reader,
    engine,
  }) => {
    test.setTimeout(300_000);
    // What each page fetches for the next ones would be half of the work.
    reader.site.early.push(savesData);
    for (const address of addressesIn(locale, engine)) {
      await reader.open(address);
    }
  });
}

test.describe('what must not happen', () => {
  test.use({hasTroubles: true});

  test('is found: an error, a file that is not there, what the policy refuses', async ({
    reader,
  }) => {
    reader.site.early.push(() =>
      addEventListener('load', () => {
        const script = document.createElement('script');
        script.textContent = 'window.hasRun = true';
        const image = document.createElement('img');
        image.src = 'https://elsewhere.example/pixel.png';
        const lost = document.createElement('img');
        lost.src = '/img/not-there.png';
        document.body.append(script, image, lost);
        // eslint-disable-next-line no-console -- it is what the test looks for
        console.warn('a warning');
        void Promise.reject(new Error('a promise'));
        setTimeout(() => {
          throw new Error('an error');
        });
      }),
    );
    await reader.open('/glossary/');
    for (const trouble of [
      'policy: script-src-elem: inline',
      'policy: img-src: https://elsewhere.example',
      'did not load: <img src="/img/not-there.png">',
      'console.warn: a warning',
      'refused promise: Error: a promise',
      'an error',
    ]) {
      await expect.poll(() => reader.site.troubles().join('\n')).toContain(trouble);
    }
    expect(await reader.evaluate(() => 'hasRun' in window)).toBe(false);
  });
});
