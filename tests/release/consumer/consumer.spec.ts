import {expect, test} from '../../support/browser';
import {consumerDir} from './build';

test.use({served: {folder: consumerDir}});

test('the search box of another site works, with its own synonyms', async ({page}) => {
  await page.goto('./');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('kettle');
  await page.getByRole('option', {name: 'Warm the teapot'}).click();
  await expect(page).toHaveURL('brewing/#warm');
});

test('pages of another site show its own labels', async ({page}) => {
  await page.goto('brewing/');
  await expect(page.getByText('Press Switch on, fill the teapot')).toBeVisible();
});

test('the search page of another site works, in its own colours', async ({page}) => {
  await page.goto('search/?q=leaves');
  const hit = page.getByRole('link', {name: 'Measure the leaves'});
  await expect(hit).toHaveAttribute('href', '/brewing/#measure');
  // Infima's colour.
  await expect(hit).toHaveCSS('color', 'rgb(53, 120, 229)');
});
