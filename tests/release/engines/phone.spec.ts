import {expect, test} from '../../support/engines/reader';

test.beforeEach(({reader}) => reader.resize(390, 800));

test('the side menu leads to a page', async ({reader}) => {
  await reader.open('/roadmapping/export/');
  await reader.click('button[aria-label="Open the menu"]');
  await reader.expectVisible('dialog[open] [aria-current="page"]', 'Export');
  await reader.press('Escape');
  await reader.expectHidden('dialog[open]');
  await reader.click('button[aria-label="Open the menu"]');
  await reader.click('dialog[open] a[href="/roadmapping/manage_link_settings/"]');
  await reader.expectVisible('h1', 'Link settings');
  await reader.expectHidden('dialog[open]');
});

test('no page is wider than the screen', async ({reader}) => {
  for (const address of [
    '/',
    '/fr/public_rest_api/authentification/',
    '/fr/tags/',
    '/search/?q=kanban',
  ]) {
    await reader.open(address);
    const widths = await reader.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths[0], address).toBeLessThanOrEqual(widths[1]!);
  }
});
