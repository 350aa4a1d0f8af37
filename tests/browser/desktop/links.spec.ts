import {expect, openHydrated, test, type Page} from '../../support/browser';

const startPage = '/roadmapping/get_started/';
const nextPage = '/roadmapping/manage_link_settings/';
const sidebarLink = (page: Page, address: string) =>
  page.locator(`.theme-doc-sidebar-menu a[href="${address}"]`);

test('the browser handles modified clicks; a link to the current page adds no history entry', async ({
  page,
  context,
}) => {
  const readHead = () =>
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
  await openHydrated(page, nextPage);
  const expectedHead = await readHead();
  expect(expectedHead.tags.length).toBeGreaterThan(10);
  await openHydrated(page, startPage);
  expect((await readHead()).tags).not.toEqual(expectedHead.tags);
  const newTab = context.waitForEvent('page');
  await sidebarLink(page, nextPage).click({modifiers: ['ControlOrMeta']});
  await expect(await newTab).toHaveURL(nextPage);
  await expect(page).toHaveURL(startPage);
  await sidebarLink(page, nextPage).click();
  await expect(page.locator('h1')).toHaveText('Link settings');
  // The head matches the page after navigation and after a full load.
  await expect.poll(readHead).toEqual(expectedHead);
  await sidebarLink(page, nextPage).click();
  await expect(page).toHaveURL(nextPage);
  await page.goBack();
  await expect(page).toHaveURL(startPage);
});
