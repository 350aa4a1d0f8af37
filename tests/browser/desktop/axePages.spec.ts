import {expect, openHydrated, test} from '../../support/browser';
import {colourFaults, structureFaults} from '../../support/axe';
import {locales} from '../../support/contract';
import {kindAddress, pageKinds, type PageKind} from '../../../tools/site/pageKinds';
import {collectTroubles} from '../../support/troubles';

/** Those with a colour that no other has; a search is in `axe.spec.ts`. */
const coloured: PageKind[] = [
  'home',
  'tutorial',
  'reference',
  'category',
  'other-language',
  'not-found',
];

/** By language: the words of the interface are on each of them, those of the pages do not count. */
const kinds = {en: pageKinds, fr: ['home', 'category', 'search-hits', 'other-language']} as const;

for (const locale of locales) {
  test(`${locale}: no kind of page throws, and axe finds no fault of structure, names or language`, async ({
    page,
    context,
  }) => {
    const troubles = collectTroubles(context);
    const found: string[] = [];
    await page.emulateMedia({reducedMotion: 'reduce'});
    for (const kind of kinds[locale]) {
      await openHydrated(page, kindAddress(kind, locale));
      found.push(...(await structureFaults(page)).map((fault) => `${kind}: ${fault}`));
    }
    expect([...found, ...troubles]).toEqual([]);
  });
}

test('axe finds no fault of colour, light or dark', async ({page}) => {
  const found: string[] = [];
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const kind of coloured) {
    await openHydrated(page, kindAddress(kind, 'en'));
    found.push(...(await colourFaults(page)).map((fault) => `${kind}: ${fault}`));
  }
  expect(found).toEqual([]);
});
