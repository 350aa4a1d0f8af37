import {expect, test} from '../../support/browser';
import {foreignDir} from './build';

/** The site of somebody else, `site/`: what the packages do for it. */
test.use({served: {folder: foreignDir}});

test('another site is searched in the box, by its own synonyms', async ({page}) => {
  await page.goto('./');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('kettle');
  await page.getByRole('option', {name: 'Warm the teapot'}).click();
  await expect(page).toHaveURL('brewing/#warm');
});

test('another site has the words of its product in its pages', async ({page}) => {
  await page.goto('brewing/');
  await expect(page.getByText('Press Switch on, fill the teapot')).toBeVisible();
});

test('another site is searched on its page, and in its own colours', async ({page}) => {
  await page.goto('search/?q=leaves');
  const hit = page.getByRole('link', {name: 'Measure the leaves'});
  await expect(hit).toHaveAttribute('href', '/brewing/#measure');
  // Infima's, as this site has no design tokens.
  await expect(hit).toHaveCSS('color', 'rgb(53, 120, 229)');
});
