import {kindAddress, pageKinds} from '../../../tools/site/pageKinds';
import {expect, test} from '../../support/browser';
import {buildDir} from '../../support/build';
import {locales, localized} from '../../support/contract';

test.use({served: {folder: buildDir, basePath: '/manual/'}});

const messages = {
  en: 'This site did not load properly. Its base address is /; here it has to be /manual/',
  fr: 'Ce site ne s’est pas chargé correctement. Son adresse de base est /\u00A0; ici, il faut /manual/',
};

const kinds = {en: pageKinds, fr: ['home', 'support'] as const};

for (const locale of locales) {
  test(`each kind of page in ${locale} shows both base addresses`, async ({page}) => {
    const addresses = kinds[locale].map((kind) => kindAddress(kind, locale));
    const forms = ['/glossary/index.html', '/?from=mail#start'];
    for (const address of [...addresses, ...forms.map((form) => localized(form, locale))]) {
      await page.goto(address.slice(1));
      await expect(page.getByRole('alert'), address).toHaveText(messages[locale]);
    }
  });
}

test('the 404 page only shows the base address of the build', async ({page}) => {
  await page.goto('no-such-page/');
  await expect(page.getByRole('alert')).toHaveText(/Its base address is \/$/);
});
