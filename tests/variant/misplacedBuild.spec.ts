import {expect, test} from '../support/browser';
import {variantDir} from './site/build';

test.use({served: {folder: variantDir, basePath: '/'}});

test('a build for a path, served at the root, shows both base addresses', async ({page}) => {
  for (const address of ['/', '/reading/', '/fr/search/', '/1.0/reading/']) {
    await page.goto(address);
    await expect(page.getByRole('alert'), address).toHaveText(/\/guide\/\W.* \/$/);
  }
});
