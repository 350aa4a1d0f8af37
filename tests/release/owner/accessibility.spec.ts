import {expectAccessible} from '../../support/axe';
import {expect, openHydrated, test} from '../../support/browser';
import {ownerServed} from './build';

test.use({served: ownerServed});

test('the footer links to an accessible accessibility statement, in French', async ({page}) => {
  await openHydrated(page, 'fr/');
  const link = page.locator('footer').getByRole('link', {
    name: 'Accessibilité\u00A0: partiellement conforme',
  });
  await link.click();
  await expect(page.locator('main h1')).toHaveText('Déclaration d’accessibilité');
  for (const fact of ['Example Ltd', '1er mars 2026', 'partiellement conforme']) {
    await expect(page.locator('main')).toContainText(fact);
  }
  await expectAccessible(page);
});
