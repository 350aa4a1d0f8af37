import {findStructureViolations} from '../../support/axe';
import {expect, openHydrated, test, type Page} from '../../support/browser';

const address = '/roadmapping/create_or_update/';

const term = (page: Page) =>
  page.getByRole('article').locator('span:has(> [popover]) > a[href$="#term-milestone"]');
const definition = (page: Page) => page.locator('[popover]:popover-open');

const glossaryEntry = '/glossary/#term-milestone';
const definitionText = 'An event of a schedule that has a date but no duration.';

test('hover or focus shows the definition of a term, which pointer and Tab can enter', async ({
  page,
}) => {
  await openHydrated(page, address);
  await expect(term(page)).toHaveCount(1);
  await expect(term(page)).toHaveAttribute('href', glossaryEntry);
  await expect(term(page)).toHaveAccessibleDescription(definitionText);
  await expect(definition(page)).toHaveCount(0);
  await term(page).hover();
  await expect(definition(page)).toContainText(definitionText);
  const box = (await definition(page).boundingBox())!;
  const link = (await term(page).boundingBox())!;
  expect(box.y - (link.y + link.height)).toBeGreaterThanOrEqual(0);
  expect(box.y - (link.y + link.height)).toBeLessThan(12);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, {steps: 4});
  await definition(page).getByText(definitionText).hover();
  await expect(definition(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(definition(page)).toHaveCount(0);

  // Press a key first, so that the focus matches `:focus-visible`.
  await page.keyboard.press('Shift');
  await term(page).focus();
  await expect(definition(page)).toBeVisible();
  expect(await findStructureViolations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(definition(page).getByRole('link', {name: 'See the glossary'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(definition(page)).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(term(page)).toBeFocused();
  await expect(definition(page)).toContainText(definitionText);
  await page.keyboard.press('Escape');
  await expect(definition(page)).toHaveCount(0);
  await expect(term(page)).toBeFocused();
});

test('without CSS anchor positioning, a term is only a link', async ({page}) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await openHydrated(page, address);
  await page.getByRole('article').locator('[data-term][href$="#term-milestone"]').click();
  await expect(page).toHaveURL(glossaryEntry);
});
