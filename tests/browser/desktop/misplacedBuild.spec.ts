import {kindAddress, pageKinds} from '../../../tools/site/pageKinds';
import {expect, test} from '../../support/browser';
import {buildDir} from '../../support/build';
import {locales} from '../../support/contract';

/** The build is for `/`. */
test.use({served: {folder: buildDir, basePath: '/manual/'}});

const messages = {
  en: 'This site did not load properly. Its base address is /; here it has to be /manual/',
  fr: 'Ce site ne s’est pas chargé correctement. Son adresse de base est /\u00A0; ici, il faut /manual/',
};

for (const locale of locales) {
  test(`every kind of page in ${locale} names both base addresses`, async ({page}) => {
    for (const kind of pageKinds) {
      await page.goto(kindAddress(kind, locale).slice(1));
      await expect(page.getByRole('alert'), kind).toHaveText(messages[locale]);
    }
  });
}

test('a page that is not found names only the base address of the build', async ({page}) => {
  // Other forms of an address that does have a page.
  for (const address of ['glossary/index.html', 'fr/index.html', '?from=mail#start']) {
    await page.goto(address);
    await expect(page.getByRole('alert'), address).toContainText(/ \/manual\/$/);
  }
  await page.goto('no-such-page/');
  await expect(page.getByRole('alert')).toHaveText(/Its base address is \/$/);
});
