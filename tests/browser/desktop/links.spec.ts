import {expect, openHydrated, test, type Page} from '../../support/browser';

const start = '/roadmapping/get_started/';
const next = '/roadmapping/manage_link_settings/';
const sidebarLink = (page: Page, address: string) =>
  page.locator(`.theme-doc-sidebar-menu a[href="${address}"]`);

test('the browser handles modified clicks; a link to the current page adds no history entry', async ({
  page,
  context,
}) => {
  await openHydrated(page, start);
  const opened = context.waitForEvent('page');
  await sidebarLink(page, next).click({modifiers: ['ControlOrMeta']});
  await expect(await opened).toHaveURL(next);
  await expect(page).toHaveURL(start);
  await sidebarLink(page, next).click();
  await expect(page.locator('h1')).toHaveText('Link settings');
  await sidebarLink(page, next).click();
  await expect(page).toHaveURL(next);
  await page.goBack();
  await expect(page).toHaveURL(start);
});

test('the head matches the page after navigation and after a full load', async ({page}) => {
  const head = () =>
    page.evaluate(() => ({
      language: document.documentElement.lang,
      classes: [...document.documentElement.classList].sort(),
      title: document.title,
      tags: [...document.head.querySelectorAll('[data-rh]')]
        .map(({localName, attributes, textContent}) => [
          localName,
          ...[...attributes].map(({name, value}) => `${name}=${value}`).sort(),
          textContent,
        ])
        .map((parts) => parts.join(' '))
        .sort(),
    }));
  await openHydrated(page, next);
  const opened = await head();
  expect(opened.tags.length).toBeGreaterThan(10);
  await openHydrated(page, start);
  expect((await head()).tags).not.toEqual(opened.tags);
  await sidebarLink(page, next).click();
  await expect.poll(head).toEqual(opened);
});
