import {expect, openHydrated, openIntercepted, test, type Page} from '../../support/browser';
import {delayFiles, delayScripts} from '../../support/delayFiles';
import {expectFullyVisible} from '../../support/fullyVisible';

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search the documentation'});
const field = (page: Page) => page.locator('.DocSearch-Input');
const hits = (page: Page) => page.locator('.DocSearch-Hit');

async function search(page: Page, query: string, address = '/glossary/'): Promise<void> {
  await openHydrated(page, address);
  await page.keyboard.press('/');
  await field(page).pressSequentially(query);
}

test('a selected word is searched for in a modal dialog', async ({page}) => {
  await openHydrated(page, '/glossary/');
  await page.locator('#term-baseline').selectText();
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue('Baseline');
  await expect(hits(page).first()).toContainText('baseline', {ignoreCase: true});
  // The browser's own search still works.
  await expect(page.locator('#__docusaurus')).toHaveAttribute('inert', '');
  const prevented = await page.evaluate(() => {
    const event = new KeyboardEvent('keydown', {key: 'f', ctrlKey: true, cancelable: true});
    window.dispatchEvent(event);
    return event.defaultPrevented;
  });
  expect(prevented).toBe(false);
  await page.keyboard.press('Escape');
  await expect(page.locator('#__docusaurus')).not.toHaveAttribute('inert');
});

test('keys before hydration open nothing without the shortcut or after Escape', async ({page}) => {
  const release = await delayScripts(page);
  await page.goto('/glossary/', {waitUntil: 'commit'});
  await page.locator('footer').waitFor();
  await page.keyboard.type('k/');
  await page.keyboard.press('Escape');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  // If the field were open already, it would contain the key.
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
});

test('if the scripts never load, keys are no longer captured', async ({page}) => {
  await delayScripts(page);
  await page.goto('/glossary/', {waitUntil: 'commit'});
  await page.locator('footer').waitFor();
  const isCaptured = (key: string, delayMs: number) =>
    page.evaluate(
      ([name, elapsedMs]) => {
        const event = new KeyboardEvent('keydown', {key: name, bubbles: true, cancelable: true});
        Object.defineProperty(event, 'timeStamp', {value: performance.now() + elapsedMs});
        document.body.dispatchEvent(event);
        return event.defaultPrevented;
      },
      [key, delayMs] as const,
    );
  expect([await isCaptured('/', 0), await isCaptured('a', 0)]).toEqual([true, true]);
  expect([await isCaptured('b', 30_000), await isCaptured(' ', 30_000)]).toEqual([false, false]);
});

test('the / shortcut can be turned off, which is remembered', async ({page}) => {
  const isCalled = () => page.evaluate(() => window.siteSearch.typed !== undefined);
  const slash = dialog(page).getByRole('checkbox', {name: 'Open with /'});
  await openHydrated(page, '/glossary/');
  await page.keyboard.press('/');
  await slash.uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('/');
  expect(await isCalled()).toBe(false);
  await openHydrated(page, '/versions/');
  await page.keyboard.press('/');
  expect(await isCalled()).toBe(false);
  await page.keyboard.press('Control+K');
  await slash.check();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeVisible();
});

test('a click or Command+K opens the dialog, Control+click the search page', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/glossary/');
  const button = page.getByRole('button', {name: 'Search'});
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    button.click({modifiers: ['Control']}),
  ]);
  await expect(tab).toHaveURL('/search/');
  await expect(dialog(page)).toHaveCount(0);
  await button.click();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL('/glossary/');
  await dialog(page).locator('.DocSearch-Prefill').first().click();
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Meta+k');
  await expect(field(page)).toBeFocused();
});

test('while the dialog loads, Escape closes its field, and no letter is lost', async ({page}) => {
  await openIntercepted(page, '/glossary/');
  const release = await delayFiles(page, '**/assets/js/**');
  await page.keyboard.press('/');
  await page.keyboard.type('lost');
  await expect(dialog(page).getByRole('searchbox')).toHaveValue('lost');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Search'})).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type('swimlanes');
  release();
  await page.keyboard.type(' owner');
  await expect(field(page)).toHaveValue('swimlanes owner');
  await expect(hits(page).first()).toContainText('Swimlanes');
});

test('a hit has title, path, text and highlights; Enter shows all on the page', async ({page}) => {
  await search(page, 'swimlanes');
  const firstHit = hits(page).first();
  // Hits for the first letters may still show.
  await expect(firstHit).toContainText(/swimlane/i);
  await expect(firstHit.locator('.DocSearch-Hit-title mark')).toHaveText('Swimlanes');
  await expect(firstHit.locator('.DocSearch-Hit-path')).toContainText('Kanban view');
  await expect(firstHit.locator('.DocSearch-Hit-text mark').first()).toHaveText(/swimlane/i);
  await expect(page.locator('.DocSearch-Hit-source').first()).toHaveText('Views');
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results?$/);
  await expect(page.locator('.DocSearch-Hit[aria-selected="true"]')).toHaveCount(0);
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search/?q=swimlanes');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('swimlanes');
  await page.keyboard.press('Control+k');
  await field(page).fill('kanban');
  await page.getByRole('link', {name: /^See all \d+ results$/}).click();
  await expect(page).toHaveURL('/search/?q=kanban');
  await expect(dialog(page)).toHaveCount(0);
});

test('a query typed before the dialog loads: arrow and Enter open its first hit', async ({
  page,
}) => {
  await openHydrated(page, '/glossary/');
  let release = () => {};
  const queryTyped = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await queryTyped;
    await route.continue();
  });
  await page.keyboard.press('/');
  await page.keyboard.type('swimlanes');
  release();
  await expect(hits(page).first()).toContainText(/swimlane/i);
  await page.keyboard.press('ArrowDown');
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/projects/projects_views/kanban/#swimlanes');
});

test('arrow and Enter open a hit, then a recent one, then a favourite', async ({page}) => {
  await search(page, 'swimlanes');
  await expect(hits(page).first()).toContainText(/swimlane/i);
  await page.keyboard.press('ArrowDown');
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/projects/projects_views/kanban/#swimlanes');
  await expect(dialog(page)).toHaveCount(0);
  await expectFullyVisible(page.locator('#swimlanes'));

  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Hit-source')).toHaveText('Recent');
  await expect(dialog(page).getByRole('listbox', {name: 'Recent'})).toBeVisible();
  await expect(dialog(page).getByText('Try searching for')).toBeVisible();
  await dialog(page).getByTitle('Save this search').click();
  await expect(page.locator('.DocSearch-Hit-source')).toHaveText('Favourites');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Hit-source')).toHaveText('Favourites');
  await hits(page).first().getByRole('link').click();
  await expect(page).toHaveURL('/projects/projects_views/kanban/#swimlanes');
});

test('a hit focuses its section or page title, and Back returns to the page before', async ({
  page,
}) => {
  await search(page, 'swimlanes');
  await expect(hits(page).first()).toContainText(/swimlane/i);
  await hits(page).first().getByRole('link').click();
  await expect(page).toHaveURL('/projects/projects_views/kanban/#swimlanes');
  await expect(page.locator('#swimlanes')).toBeFocused();

  await page.keyboard.press('/');
  await field(page).fill('support english');
  await hits(page).getByRole('link', {name: 'Support (English)'}).first().click();
  await expect(page).toHaveURL('/support_en/');
  await expect(page.getByRole('heading', {level: 1})).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('heading', {level: 1})).not.toBeFocused();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveAttribute('tabindex');

  await page.goBack();
  await expect(page).toHaveURL('/projects/projects_views/kanban/#swimlanes');
  await page.keyboard.press('/');
  await field(page).fill('swimlanes');
  await expect(hits(page).first()).toContainText(/swimlane/i);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('#swimlanes')).toBeFocused();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/glossary/');
});

test('Back closes the dialog without leaving the page; Escape adds no history entry', async ({
  page,
}) => {
  await page.goto('/tags/');
  await openHydrated(page, '/glossary/');
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/glossary/');
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
  await expect(page.getByRole('button', {name: 'Search'})).toBeFocused();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/tags/');
});

test('the field is a combobox over lists named after their areas', async ({page}) => {
  await openHydrated(page, '/glossary/');
  await page.keyboard.press('/');
  const box = dialog(page).getByRole('combobox', {name: 'Search'});
  await expect(box).toHaveAttribute('aria-autocomplete', 'list');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await box.fill('swimlanes');
  await expect(dialog(page).getByRole('listbox', {name: 'Views'})).toBeVisible();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  const lists = dialog(page).getByRole('listbox');
  const ids = await lists.evaluateAll((all) => all.map(({id}) => id));
  await expect(box).toHaveAttribute('aria-controls', ids.join(' '));
});

test('a corrected typo shows in the dialog and on the search page', async ({page}) => {
  await search(page, 'swmilanes');
  await expect(dialog(page).locator('.search-box__corrected')).toHaveText('Results for swimlanes');
  await expect(dialog(page).getByRole('status')).toHaveText(/^Results for swimlanes \d+ results$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search/?q=swmilanes');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    /^\d+ results for “swimlanes”$/,
  );
});

test('no results: suggests searches and support, or says what the product lacks', async ({
  page,
}) => {
  await search(page, 'xylophone');
  await expect(page.locator('.search-box__none')).toBeVisible();
  await expect(page.locator('.DocSearch-NoResults')).toHaveText(
    /No results found for “xylophone”.*Try searching for.*roadmap.*Let us know\.$/,
  );
  await expect(dialog(page).getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    'mailto:support@telescope.example?subject=xylophone',
  );
  const suggestion = dialog(page).locator('.DocSearch-Prefill').first();
  const query = await suggestion.innerText();
  await suggestion.click();
  await expect(field(page)).toHaveValue(query);
  await expect(hits(page).first()).toBeVisible();

  await field(page).fill('webhooks');
  const notice = 'Telescope does not have webhooks.';
  // A hit's text can be the same sentence.
  await expect(dialog(page).locator('.search-box__absent strong')).toHaveText(notice);
  await expect(dialog(page).getByRole('status')).toContainText(notice);
  await expect(hits(page).first()).toContainText('For developers');
  await dialog(page).getByRole('link', {name: 'Filtering', exact: true}).click();
  await expect(page).toHaveURL('/public_rest_api/common-parameters/#filtering');
  await expect(dialog(page)).toHaveCount(0);
});

test('a failure shows and can be retried; nothing shows before a result', async ({page}) => {
  const release = await delayFiles(page, '**/search-data/index.json', (route) => route.abort());
  const indexRequest = page.waitForRequest('**/search-data/index.json');
  await search(page, 'kanban');
  await indexRequest;
  await expect(field(page)).toHaveValue('kanban');
  await expect(page.locator('.search-box__none')).toBeHidden();
  release();
  await expect(dialog(page).getByText('Unable to fetch results')).toBeVisible();
  await expect(
    dialog(page).getByText('You might want to check your network connection.'),
  ).toBeVisible();
  await page.unroute('**/search-data/index.json');
  await dialog(page).getByRole('button', {name: 'Retry'}).click();
  await expect(hits(page).first()).toContainText('Kanban view');
});

test('in French: French interface, hits without accents, French pages only', async ({page}) => {
  await search(page, 'echeancement', '/fr/glossary/');
  await expect(page.getByRole('dialog', {name: 'Rechercher dans la documentation'})).toBeVisible();
  await expect(page.locator('.DocSearch-Hit mark').first()).toHaveText(/échéan/i);
  // Read all at once: hits may still change.
  const addresses = await hits(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.length).toBeGreaterThan(3);
  expect(addresses.filter((address) => !address?.startsWith('/fr/'))).toEqual([]);
  await field(page).fill('xylophone');
  await expect(page.locator('.search-box__none')).toHaveText(
    /^Aucun résultat pour «\u00a0xylophone\u00a0»$/,
  );
  await expect(page.getByRole('link', {name: 'Signalez-le-nous.'})).toBeVisible();
});

test('the index loads on hover, with no third-party requests', async ({page, baseURL}) => {
  const requestedUrls: string[] = [];
  const methods = new Set<string>();
  page.on('request', (request) => {
    requestedUrls.push(request.url());
    methods.add(request.method());
  });
  await openHydrated(page, '/');
  expect(requestedUrls.filter((url) => url.includes('search-data'))).toEqual([]);
  const initialCount = requestedUrls.length;
  await page.getByRole('button', {name: 'Search'}).hover();
  await expect
    .poll(() => requestedUrls.filter((url) => url.includes('search-data')))
    .toHaveLength(1);
  await expect.poll(() => requestedUrls.length).toBeGreaterThan(initialCount + 2);
  await page.keyboard.press('/');
  await field(page).pressSequentially('kanban');
  await expect(hits(page).first()).toBeVisible();
  await field(page).fill('zzyzx');
  await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  expect(requestedUrls.filter((url) => !url.startsWith(baseURL!))).toEqual([]);
  expect([...methods]).toEqual(['GET']);
});
