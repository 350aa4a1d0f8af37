import {expect, openHydrated, test, type Page} from '../../support/browser';

const address = '/fr/roadmapping/export/';
const markdown = '/fr/roadmapping/export.md';

const trigger = (page: Page) => page.getByRole('button', {name: 'Copier la page'});
const copyButton = (page: Page) => page.getByRole('button', {name: 'Copier en Markdown'});
const viewLink = (page: Page) => page.getByRole('link', {name: 'Afficher en Markdown'});
const announcer = (page: Page) => page.locator('.announcer');
const failure = 'La page n’a pas pu être copiée. Affichez-la plutôt en Markdown.';

test('copies a page as Markdown, or says that copying failed', async ({page, context, request}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, address);
  await test.step('says that copying failed without a network', async () => {
    await trigger(page).click();
    await context.setOffline(true);
    await copyButton(page).click();
    await expect(announcer(page)).toHaveText(failure);
    await expect(page.getByRole('article').getByText(failure)).toBeVisible();
    await context.setOffline(false);
    await expect(viewLink(page)).toHaveAttribute('href', markdown);
    await page.keyboard.press('Escape');
    await expect(trigger(page)).toBeFocused();
    await expect(viewLink(page)).toHaveCount(0);
  });

  await test.step('copies by keyboard', async () => {
    await trigger(page).press('Enter');
    await expect(copyButton(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(copyButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(announcer(page)).toHaveText('Page copiée');
    await expect(page.getByRole('button', {name: 'Page copiée'})).toBeFocused();
    const text = await (await request.get(markdown)).text();
    expect(text).toContain('# Exporter une feuille de route');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await page.keyboard.press('Escape');
    await expect(copyButton(page)).toHaveCount(0);
  });
});
