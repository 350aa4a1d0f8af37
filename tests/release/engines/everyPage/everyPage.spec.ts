import {htmlFiles} from '../../../support/build';
import {openEach} from '../../../support/engines/openEach';
import {expect, test} from '../../../support/engines/reader';

/** Redirects don't hydrate. */
const addresses = htmlFiles()
  .filter((file) => /\/(?:index|404)\.html$/.test(file))
  .map((file) => file.replace('index.html', ''));

const PAGES_PER_TEST = 20;

function* chunksOf<Item>(list: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < list.length; start += PAGES_PER_TEST) {
    yield list.slice(start, start + PAGES_PER_TEST);
  }
}

for (const pages of chunksOf(addresses)) {
  test(`pages from ${pages[0]} to ${pages.at(-1)} load without errors`, ({reader}) =>
    openEach(reader, pages));
}

test.describe('error detection', () => {
  test.use({allowsErrors: true});

  test('finds an error, a missing file and policy violations', async ({reader}) => {
    reader.site.initScripts.push(() =>
      addEventListener('load', () => {
        const script = document.createElement('script');
        try {
          script.textContent = 'window.hasRun = true';
        } catch {}
        const image = document.createElement('img');
        image.src = 'https://elsewhere.example/pixel.png';
        const missingImage = document.createElement('img');
        missingImage.src = '/img/not-there.png';
        document.body.append(script, image, missingImage);
        // eslint-disable-next-line no-console -- the test expects it
        console.warn('a warning');
        void Promise.reject(new Error('a promise'));
        setTimeout(() => {
          throw new Error('an error');
        });
      }),
    );
    await reader.open('/glossary/');
    for (const error of [
      'policy: require-trusted-types-for: trusted-types-sink',
      'policy: img-src: https://elsewhere.example',
      'did not load: <img src="/img/not-there.png">',
      'console.warn: a warning',
      'unhandled rejection: Error: a promise',
      'an error',
    ]) {
      await expect.poll(() => reader.site.errors().join('\n')).toContain(error);
    }
    expect(await reader.evaluate(() => 'hasRun' in window)).toBe(false);
  });
});
