import AxeBuilder from '@axe-core/playwright';
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
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, {steps: 4});
  await definition(page).getByText(definitionText).hover();
  await expect(definition(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(definition(page)).toHaveCount(0);
  await expectAtTerm(page);

  // Press a key first, so that the focus matches `:focus-visible`.
  await page.keyboard.press('Shift');
  await term(page).focus();
  await expect(definition(page)).toBeVisible();
  await expect(definition(page)).toHaveCSS('opacity', '1');
  const {violations, passes, incomplete} = await new AxeBuilder({page})
    .setLegacyMode()
    .include('span:has(> [popover]:popover-open)')
    .analyze();
  expect(violations).toEqual([]);
  // Axe can't compute contrast over other text.
  expect([...passes, ...incomplete].map(({id}) => id)).toContain('color-contrast');
  await page.keyboard.press('Tab');
  const link = definition(page).getByRole('link', {name: 'See the glossary'});
  await expect(link).toBeFocused();
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

async function expectAtTerm(page: Page): Promise<void> {
  for (const block of ['start', 'end'] as const) {
    await term(page).evaluate((link, at) => link.scrollIntoView({block: at}), block);
    await term(page).hover();
    await expect(definition(page)).toBeVisible();
    const [box, link] = [
      (await definition(page).boundingBox())!,
      (await term(page).boundingBox())!,
    ];
    const gap = box.y > link.y ? box.y - (link.y + link.height) : link.y - (box.y + box.height);
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(12);
    expect(Math.abs(box.x - link.x)).toBeLessThan(box.width);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(900);
    await page.mouse.move(5, 5);
    await expect(definition(page)).toHaveCount(0);
  }
}
