import {expect, openHydrated, test} from '../../support/browser';

test('the contents bar names the current section, leads to others, and copies the page', async ({
  page,
}) => {
  await openHydrated(page, '/projects/project_domains/costs/');
  const contents = page.locator('.theme-doc-toc-mobile');
  const button = contents.getByRole('button', {name: 'On this page'});
  await expect(contents.getByRole('link')).toHaveText('Schedule, costs, risks');
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toBeHidden();

  await button.tap();
  const list = contents.getByRole('navigation', {name: 'On this page'});
  const {height} = (await list.getByRole('link').first().boundingBox())!;
  expect(height).toBeGreaterThanOrEqual(44);
  await list.getByRole('link', {name: 'Indicators'}).tap();
  await expect(page).toHaveURL('/projects/project_domains/costs/#indicators');
  await expect(list).toHaveCount(0);
  await expect(page.locator('#indicators')).toBeFocused();
  await expect(button).toHaveAccessibleName('Indicators On this page');

  // The navbar is hidden, so the bar is at the top.
  await expect(contents).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, -56)');
  const {y, height: barHeight} = (await contents.boundingBox())!;
  const heading = (await page.locator('#indicators').boundingBox())!;
  expect(heading.y).toBeGreaterThanOrEqual(y + barHeight);
  expect(heading.y).toBeLessThan(y + barHeight + 100);

  // Playwright's tap would scroll.
  await button.dispatchEvent('click');
  await expect(list.locator('[aria-current]')).toHaveText('Indicators');
  await button.dispatchEvent('click');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(contents.getByRole('link')).toHaveText('Schedule, costs, risks');

  await button.press('Enter');
  await contents.getByRole('button', {name: 'Copy page'}).tap();
  await expect(contents.getByRole('link', {name: 'View as Markdown'})).toBeVisible();
  await button.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});
