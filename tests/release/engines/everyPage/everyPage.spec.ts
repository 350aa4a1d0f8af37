import {htmlFiles} from '../../../support/build';
import {openAll} from '../../../support/engines/openAll';
import {expect, test} from '../../../support/engines/reader';

/**
 * Each page as its host serves it. What leads elsewhere at once has nothing to hydrate, nor has what
 * says without scripts that a page is not kept offline (`offline.spec.ts`).
 */
const addresses = htmlFiles()
  .filter((file) => /\/(?:index|404)\.html$/.test(file) && !file.includes('/not-kept/'))
  .map((file) => file.replace('index.html', ''));

/** As many pages as one test opens: one that fails names few. */
const CHUNK = 20;

/** Parts of a list, one after the other. */
function* chunksOf<Item>(list: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < list.length; from += CHUNK) {
    yield list.slice(from, from + CHUNK);
  }
}

for (const pages of chunksOf(addresses)) {
  test(`nothing is wrong on any page from ${pages[0]} to ${pages.at(-1)}`, ({reader}) =>
    openAll(reader, pages));
}

test.describe('what must not happen', () => {
  test.use({hasTroubles: true});

  test('is found: an error, a missing file, what the policy refuses', async ({reader}) => {
    reader.site.early.push(() =>
      addEventListener('load', () => {
        const script = document.createElement('script');
        try {
          script.textContent = 'window.hasRun = true';
        } catch {
          // Refused, and reported.
        }
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
      'policy: require-trusted-types-for: trusted-types-sink',
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
