import {expect, openHydrated, openIntercepted, test, type Page} from '../../support/browser';
import {delayFiles, delayScripts} from '../../support/delayFiles';
import {expectFullyVisible} from '../../support/fullyVisible';

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search the documentation'});
const field = (page: Page) => page.locator('.DocSearch-Input');
const hits = (page: Page) => page.locator('.DocSearch-Hit');
const extras = (page: Page) => page.locator('.search-box__extras');
const swimlanes = '/projects/projects_views/kanban/#swimlanes';

async function search(page: Page, query: string, address = '/glossary/'): Promise<void> {
  await openHydrated(page, address);
  await page.keyboard.press('/');
  await field(page).pressSequentially(query);
}

async function openFirstHit(page: Page, text: string | RegExp): Promise<void> {
  // Hits for the first letters may still show.
  await expect(hits(page).first()).toContainText(text);
  await page.keyboard.press('ArrowDown');
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
}

test('a selected word is searched for in a modal dialog', async ({page}) => {
  await openHydrated(page, '/glossary/');
  await page.locator('#term-baseline').selectText();
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue('Baseline');
  await expect(hits(page).first()).toContainText('baseline', {ignoreCase: true});
  await expect(page.locator('#__docusaurus')).toHaveAttribute('inert', '');
  await page.keyboard.press('Escape');
  await expect(page.locator('#__docusaurus')).not.toHaveAttribute('inert');
});

test('keys typed before hydration are searched for', async ({page}) => {
  const release = await delayScripts(page);
  await page.goto('/glossary/', {waitUntil: 'commit'});
  await page.locator('footer').waitFor();
  await page.keyboard.type('k/swimlanes');
  release();
  await expect(field(page)).toHaveValue('swimlanes');
  await openFirstHit(page, /swimlane/i);
  await expect(page).toHaveURL(swimlanes);
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
  await dialog(page).getByRole('button', {name: 'roadmap'}).click();
  await expect(field(page)).toHaveValue('roadmap');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Meta+k');
  await expect(field(page)).toBeFocused();
});

test('while the dialog loads, Escape closes its field, and no letter is lost', async ({page}) => {
  await openIntercepted(page, '/glossary/');
  const release = await delayFiles(page, /\/assets\/js\//);
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
  await expect(firstHit.locator('.DocSearch-Hit-title mark')).toHaveText('Swimlanes');
  await expect(firstHit.locator('.DocSearch-Hit-path')).toContainText('Kanban view');
  await expect(firstHit.locator('.DocSearch-Hit-text mark').first()).toHaveText(/swimlane/i);
  await expect(page.locator('.DocSearch-Hit-source').first()).toHaveText('Views');
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results?$/);
  await expect(page.locator('.DocSearch-Hit[aria-selected="true"]')).toHaveCount(0);
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

test('arrow and Enter open a hit, then a recent one, then a favourite', async ({page}) => {
  await search(page, 'swimlanes');
  await openFirstHit(page, /swimlane/i);
  await expect(page).toHaveURL(swimlanes);
  await expectFullyVisible(page.locator('#swimlanes'));

  await page.keyboard.press('Control+k');
  const titles = page.locator('.DocSearch-Hit-source');
  await expect(titles).toHaveText('Recent');
  await openFirstHit(page, /swimlane/i);
  await page.keyboard.press('Control+k');
  await dialog(page).getByTitle('Save this search').click();
  await expect(titles).toHaveText('Favourites');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.keyboard.press('Control+k');
  await expect(titles).toHaveText('Favourites');
  await hits(page).first().getByRole('link').click();
  await expect(page).toHaveURL(swimlanes);
});

test('a hit focuses its section or page title, and Back returns to the page before', async ({
  page,
}) => {
  await search(page, 'swimlanes');
  await expect(hits(page).first()).toContainText(/swimlane/i);
  await hits(page).first().getByRole('link').click();
  await expect(page).toHaveURL(swimlanes);
  await expect(page.locator('#swimlanes')).toBeFocused();

  await page.keyboard.press('/');
  await field(page).fill('support english');
  await hits(page).getByRole('link', {name: 'Support (English)'}).first().click();
  await expect(page).toHaveURL('/support_en/');
  const title = page.getByRole('heading', {level: 1});
  await expect(title).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(title).not.toHaveAttribute('tabindex');
  await page.goBack();
  await expect(page).toHaveURL(swimlanes);
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
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/tags/');
});

test('a corrected typo shows in the dialog and on the search page', async ({page}) => {
  await search(page, 'swmilanes');
  await expect(dialog(page).locator('p', {hasText: /^Results for swimlanes$/})).toBeVisible();
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
  await expect(extras(page)).toHaveText(
    /No results found for “xylophone”.*Try searching for.*roadmap.*Let us know\.$/,
  );
  await expect(dialog(page).getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    'mailto:support@telescope.example?subject=xylophone',
  );
  await field(page).fill('webhooks');
  const notice = 'Telescope does not have webhooks.';
  // A hit's text can be the same sentence.
  await expect(dialog(page).locator('.search-absent strong')).toHaveText(notice);
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
  await expect(extras(page)).not.toContainText('No results');
  release();
  await expect(dialog(page).getByRole('alert')).toContainText('Unable to fetch results');
  await expect(dialog(page).getByRole('alert')).toContainText(
    'You might want to check your network connection.',
  );
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
  await expect(extras(page)).toContainText('Aucun résultat pour «\u00a0xylophone\u00a0»');
  await expect(page.getByRole('link', {name: 'Signalez-le-nous.'})).toBeVisible();
});

test('the index loads on hover, with no third-party requests', async ({page, baseURL}) => {
  const requestedUrls: string[] = [];
  const methods = new Set<string>();
  page.on('request', (request) => {
    requestedUrls.push(request.url());
    methods.add(request.method());
  });
  const indexUrls = () => requestedUrls.filter((url) => url.includes('search-data'));
  await openHydrated(page, '/');
  expect(indexUrls()).toEqual([]);
  await page.getByRole('button', {name: 'Search'}).hover();
  await expect.poll(indexUrls).toHaveLength(1);
  await page.keyboard.press('/');
  await field(page).pressSequentially('kanban');
  await expect(hits(page).first()).toBeVisible();
  await field(page).fill('zzyzx');
  await expect(extras(page)).toContainText('No results found');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  expect(requestedUrls.filter((url) => !url.startsWith(baseURL!))).toEqual([]);
  expect([...methods]).toEqual(['GET']);
});
