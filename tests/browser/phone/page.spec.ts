import {expect, openHydrated, test} from '../../support/browser';
import {plannedPages} from '../../support/contract';

const listings = ['/fr/category/datasets/', '/fr/tags/', '/fr/search/?q=roadmap', '/fr/404.html'];

// In French, whose words are the longer ones.
test('no page is wider than the screen', async ({page}) => {
  const addresses = [...plannedPages('fr').map(({path}) => path), ...listings];
  const wide: string[] = [];
  // A page is as wide as its HTML and its styles make it.
  await page.route('**/*.js', (route) => route.abort());
  for (const address of addresses) {
    await page.goto(address, {waitUntil: 'domcontentloaded'});
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) {
      wide.push(`${address}: ${overflow} px`);
    }
  }
  expect(wide).toEqual([]);
});

test('the search works by touch, and is not wider than the screen', async ({page}) => {
  await openHydrated(page, '/fr/glossary/');
  await page.getByRole('button', {name: 'Rechercher'}).tap();
  await page.locator('.DocSearch-Input').fill('couloirs');
  const hit = page.locator('.DocSearch-Hit').first();
  await expect(hit).toContainText('couloirs');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  // The keyboard of a small phone leaves half of it.
  await page.setViewportSize({width: 390, height: 400});
  await expect(page.locator('.DocSearch-Input')).toBeInViewport({ratio: 1});
  await expect(hit).toBeInViewport({ratio: 1});
  await page.locator('.DocSearch-HitsFooter a, .DocSearch-Hit').last().scrollIntoViewIfNeeded();
  await expect(page.locator('.DocSearch-Hit').last()).toBeInViewport();
  await hit.getByRole('link').tap();
  await expect(page).toHaveURL('/fr/projects/projects_views/kanban/#swimlanes');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
