import {expectAccessible} from '../../support/axe';
import {expect, openHydrated, test} from '../../support/browser';
import {ownerServed} from './build';

test.use({served: ownerServed});

const languages = [
  {
    home: '',
    link: 'Accessibility: partially conformant',
    heading: 'Accessibility statement',
    facts: ['Example Ltd', '1 March 2026', 'partially conformant'],
  },
  {
    home: 'fr/',
    link: 'Accessibilité\u00A0: partiellement conforme',
    heading: 'Déclaration d’accessibilité',
    facts: ['Example Ltd', '1er mars 2026', 'partiellement conforme'],
  },
];

for (const {home, link, heading, facts} of languages) {
  test(`the footer of /${home} links to an accessible accessibility statement`, async ({page}) => {
    await openHydrated(page, home || './');
    await page.locator('footer').getByRole('link', {name: link}).click();
    await expect(page.locator('main h1')).toHaveText(heading);
    for (const fact of facts) {
      await expect(page.locator('main')).toContainText(fact);
    }
    await expectAccessible(page);
  });
}
