import {expect, openHydrated, test, type Page} from '../../support/browser';

const labels = {en: 'English', fr: 'Français'};
const entries = (page: Page) => page.locator('.dropdown__menu').getByRole('link');

test('the language switch names each language in itself, and keeps page, query and anchor both ways', async ({
  page,
}) => {
  const address = '/roadmapping/export/?from=mail';
  await openHydrated(page, `/fr${address}`);
  await page.locator('.table-of-contents a[href="#page-layout"]').first().click();
  await page.getByRole('button', {name: labels.fr}).press('Enter');
  for (const [language, home] of [
    ['en', '/'],
    ['fr', '/fr/'],
  ] as const) {
    const entry = entries(page).filter({hasText: labels[language]});
    await expect(entry).toHaveAttribute('lang', language);
    await expect(entry).toHaveAttribute('hreflang', language);
    await expect(entry).toHaveAttribute('href', new RegExp(`^${home}roadmapping/export/`));
  }
  await expect(page.locator('.dropdown__menu [aria-current]')).toHaveText([labels.fr]);

  await entries(page).filter({hasText: labels.en}).click();
  await expect(page.locator('h1')).toHaveText('Export a roadmap');
  await expect(page).toHaveURL(`${address}#page-layout`);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.getByRole('button', {name: labels.en}).press('Enter');
  await entries(page).filter({hasText: labels.fr}).click();
  await expect(page.locator('h1')).toHaveText('Exporter une feuille de route');
  await expect(page).toHaveURL(`/fr${address}#page-layout`);
});

test('the language switch keeps the current section', async ({page}) => {
  await openHydrated(page, '/projects/project_domains/costs/');
  await page.locator('#indicators').evaluate((heading) => heading.scrollIntoView());
  // Scrolling up shows the navbar.
  await page.mouse.move(640, 450);
  await page.mouse.wheel(0, -60);
  await expect(page.locator('.navbar')).toBeInViewport({ratio: 1});
  // Playwright's click would scroll.
  await page.getByRole('button', {name: labels.en}).dispatchEvent('click');
  await entries(page).filter({hasText: labels.fr}).dispatchEvent('click');
  await expect(page).toHaveURL('/fr/projects/project_domains/costs/#indicators');
  await expect(page.locator('#indicators')).toBeInViewport();
});
