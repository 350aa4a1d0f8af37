import {expect, openHydrated, test, type Locator} from '../../support/browser';

test.use({contextOptions: {forcedColors: 'active'}});

const style = (element: Locator, property: string, pseudo?: string) =>
  element.evaluate((node, [name, part]) => getComputedStyle(node, part).getPropertyValue(name!), [
    property,
    pseudo,
  ] as const);

async function expectDifferentStyle(
  element: Locator,
  property: string,
  neighbour: Locator,
): Promise<void> {
  await expect(element).toBeVisible();
  expect(await style(element, property)).not.toBe(await style(neighbour, property));
}

test('forced colours: current page, focus, icons, search, highlights and active hit are visible', async ({
  page,
}) => {
  await openHydrated(page, '/roadmapping/manage_link_settings/');
  const canvas = await style(page.locator('body'), 'background-color');

  const current = page.locator('.menu__link[aria-current="page"]');
  await expectDifferentStyle(current, 'text-decoration-line', page.locator('.menu__link').first());
  await page.locator('#link-types').evaluate((heading) => heading.scrollIntoView());
  const section = page.locator('.table-of-contents__link--active').first();
  await expectDifferentStyle(
    section,
    'text-decoration-line',
    page.locator('.table-of-contents__link').last(),
  );

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  expect(await style(focused, 'outline-style')).toBe('solid');
  expect(await style(focused, 'outline-color')).not.toBe(canvas);

  for (const [icon, pseudo] of [
    [page.locator('.menu__caret').first(), '::before'],
    [page.locator('.breadcrumbs__item').first(), '::after'],
  ] as const) {
    expect(await style(icon, 'background-color', pseudo)).not.toBe(canvas);
    expect(await style(icon, 'filter', pseudo)).toBe('none');
  }
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await page.locator('.DocSearch-Input').fill('kanban');
  const hits = page.locator('.DocSearch-Hit');
  await expect(hits.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
  await expectDifferentStyle(
    hits.first().getByRole('link', {includeHidden: true}),
    'outline-style',
    hits.nth(1).getByRole('link', {includeHidden: true}),
  );
  const title = hits.first().locator('.DocSearch-Hit-title');
  await expectDifferentStyle(title.locator('mark').first(), 'text-decoration-line', title);
  expect(await style(page.locator('.DocSearch-Form'), 'outline-style')).toBe('solid');

  await page.goto('/');
  const icon = page.locator('main .icon').first();
  expect(await style(icon, 'background-color')).not.toBe(
    await style(page.locator('body'), 'background-color'),
  );

  await page.goto('/search/?q=roadmap');
  const area = page.getByRole('button', {name: 'Roadmaps'}).first();
  await area.click();
  await expect(area).toHaveAttribute('aria-pressed', 'true');
  await expectDifferentStyle(area, 'outline-style', page.locator('[aria-pressed="false"]').first());
});
