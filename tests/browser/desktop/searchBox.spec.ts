import {expect, openHydrated, openIntercepted, test, type Page} from '../../support/browser';
import {delayFiles, delayScripts} from '../../support/delayFiles';
import {expectFullyVisible} from '../../support/fullyVisible';

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search the documentation'});
const field = (page: Page) => page.locator('.DocSearch-Input');
const hits = (page: Page) => page.locator('.DocSearch-Hit');
const extras = (page: Page) => page.locator('.search-box__extras');
const INDEX = '**/search-data/index.json';
const swimlanes = '/projects/projects_views/kanban/#swimlanes';

async function openFirstHit(page: Page, text: string | RegExp): Promise<void> {
  // Hits for the first letters may still show.
  await expect(hits(page).first()).toContainText(text);
  await page.keyboard.press('ArrowDown');
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
}

test('a click or Command+K opens the dialog, Control+click the search page', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/');
  const button = page.getByRole('button', {name: 'Search'});
  const link = page.getByRole('main').getByRole('link', {name: 'Search the documentation'});
  for (const opener of [button, link]) {
    const newTab = context.waitForEvent('page');
    await opener.click({modifiers: ['Control']});
    await expect(await newTab).toHaveURL('/search/');
    await (await newTab).close();
    await expect(dialog(page)).toHaveCount(0);
    await opener.click();
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL('/');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', {name: 'roadmap'}).click();
  await expect(field(page)).toHaveValue('roadmap');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);

  await test.step('selected text is searched for, in a modal dialog', async () => {
    await page.locator('h1').selectText();
    await page.keyboard.press('Meta+k');
    await expect(field(page)).toHaveValue('Get started with Telescope');
    await expect(hits(page).first()).toContainText('Get started');
    await expect(dialog(page)).toHaveAttribute('aria-modal', 'true');
    await page.keyboard.press('Escape');
  });

  await test.step('the / shortcut can be turned off on the search page, which is remembered', async () => {
    const isCalled = () => page.evaluate(() => window.siteSearch.typed !== undefined);
    const slash = page.getByRole('checkbox', {name: 'Open the search with the / key'});
    await openHydrated(page, '/search/?q=kanban');
    await slash.uncheck();
    await openHydrated(page, '/search/?q=kanban');
    await page.keyboard.press('/');
    expect(await isCalled()).toBe(false);
    await slash.check();
    await slash.blur();
    await page.keyboard.press('/');
    await expect(dialog(page)).toBeVisible();
  });
});

test('the field works while the dialog loads; a failure shows and can be retried', async ({
  page,
}) => {
  await openIntercepted(page, '/tags/');
  const releaseChunks = await delayFiles(page, /\/assets\/js\//);
  const releaseIndex = await delayFiles(page, INDEX, (route) => route.abort());
  const indexRequest = page.waitForRequest(INDEX);
  await page.getByRole('button', {name: 'Search'}).click();
  await page.keyboard.type('lost');
  await expect(dialog(page).getByRole('searchbox')).toHaveValue('lost');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Search'})).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type('swimlanes');
  releaseChunks();
  await page.keyboard.type(' owner');
  await expect(field(page)).toHaveValue('swimlanes owner');

  await indexRequest;
  await expect(extras(page)).not.toContainText('No results');
  releaseIndex();
  await expect(dialog(page).getByRole('alert')).toContainText('Unable to fetch results');
  await expect(dialog(page).getByRole('alert')).toContainText(
    'You might want to check your network connection.',
  );
  await page.unroute(INDEX);
  await dialog(page).getByRole('button', {name: 'Retry'}).click();
  await expect(hits(page).first()).toContainText('Swimlanes');
});

test('a hit, a recent search and a favourite open and focus their section', async ({page}) => {
  await test.step('keys typed before hydration are searched for', async () => {
    const release = await delayScripts(page);
    await page.goto('/tags/', {waitUntil: 'commit'});
    await page.locator('footer').waitFor();
    await page.keyboard.type('k/swimlanes');
    release();
    await expect(field(page)).toHaveValue('swimlanes');
  });
  await openFirstHit(page, /swimlane/i);
  await expect(page).toHaveURL(swimlanes);
  await expectFullyVisible(page.locator('#swimlanes'));
  await expect(page.locator('#swimlanes')).toHaveCSS('animation-name', 'target');

  const titles = page.locator('.DocSearch-Hit-source');
  await test.step('a recent search, then a favourite', async () => {
    await page.keyboard.press('Control+k');
    await expect(titles).toHaveText('Recent');
    await expect(hits(page)).toContainText('List and Kanban views › Kanban view');
    await openFirstHit(page, /swimlane/i);
    await page.keyboard.press('Control+k');
    await dialog(page).getByTitle('Save this search').click();
    await expect(titles).toHaveText('Favourites');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Tags');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.keyboard.press('Control+k');
    await expect(titles).toHaveText('Favourites');
    await hits(page).first().getByRole('link').click();
    await expect(page).toHaveURL(swimlanes);
    await expect(page.locator('#swimlanes')).toBeFocused();
  });

  await test.step('a page focuses its title, and Back returns to the page before', async () => {
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
    await expect(page).toHaveURL('/tags/');
  });
});

test('a query shows hits, a correction or suggestions', async ({page}) => {
  const searchPage = page.getByRole('main');
  await openHydrated(page, '/glossary/');
  await test.step('a hit has title, path, text and highlights; a link shows all on the page', async () => {
    await page.keyboard.press('/');
    await field(page).pressSequentially('swimlanes');
    const firstHit = hits(page).first();
    // Until the last letter, other titles can have several highlights.
    await expect(firstHit.locator('.DocSearch-Hit-title')).toHaveText('Swimlanes');
    await expect(firstHit.locator('.DocSearch-Hit-title mark')).toHaveText('Swimlanes');
    await expect(firstHit.locator('.DocSearch-Hit-path')).toContainText('Kanban view');
    await expect(firstHit.locator('.DocSearch-Hit-text mark').first()).toHaveText(/swimlane/i);
    await expect(page.locator('.DocSearch-Hit-source').first()).toHaveText('List and Kanban views');
    await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results?$/);
    await expect(page.locator('.DocSearch-Hit[aria-selected="true"]')).toHaveCount(0);
    await page.getByRole('link', {name: /^See all \d+ results$/}).click();
    await expect(page).toHaveURL('/search/?q=swimlanes');
    await expect(dialog(page)).toHaveCount(0);
    await expect(searchPage.getByRole('searchbox')).toHaveValue('swimlanes');
  });

  await test.step('Enter opens the first hit of the typed query, even before its results', async () => {
    await page.keyboard.press('Control+k');
    await field(page).fill('export a roadmap');
    await expect(hits(page).first()).toContainText('Export');
    await field(page).fill('swimlanes');
    await page.keyboard.press('Enter');
    await expect(page.locator('#swimlanes')).toBeFocused();
    await expect(page).toHaveURL(swimlanes);
  });

  await test.step('Control+Enter opens the search page', async () => {
    await page.keyboard.press('Control+k');
    await field(page).fill('swimlanes');
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL('/search/?q=swimlanes');
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('a typo is corrected', async () => {
    await page.keyboard.press('Control+k');
    await field(page).fill('swmilanes');
    await expect(dialog(page).locator('p', {hasText: /^Results for swimlanes$/})).toBeVisible();
    await expect(dialog(page).getByRole('status')).toHaveText(
      /^Results for swimlanes \d+ results$/,
    );
    await page.getByRole('link', {name: /^See all/}).click();
    await expect(page).toHaveURL('/search/?q=swmilanes');
    await expect(searchPage.getByRole('status')).toHaveText(/^\d+ results for “swimlanes”$/);
  });

  await test.step('no results: suggests searches and support', async () => {
    await page.keyboard.press('Control+k');
    await field(page).fill('xylophone');
    await expect(extras(page)).toHaveText(
      /No results found for “xylophone”.*Try searching for.*roadmap.*Let us know\.$/,
    );
    await expect(dialog(page).getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
      'href',
      'mailto:support@telescope.example?subject=xylophone',
    );
  });

  await test.step('says what the product lacks, with a link', async () => {
    await field(page).fill('webhooks');
    const notice = 'Telescope doesn’t have webhooks.';
    // A hit's text can be the same sentence.
    await expect(dialog(page).locator('.search-absent strong')).toHaveText(notice);
    await expect(dialog(page).getByRole('status')).toContainText(notice);
    await expect(hits(page).first()).toContainText('For developers');
    await dialog(page).getByRole('link', {name: 'Filtering', exact: true}).click();
    await expect(page).toHaveURL('/public_rest_api/common-parameters/#filtering');
    await expect(page.locator('#filtering')).toBeInViewport();
    await expect(dialog(page)).toHaveCount(0);
  });
});

test('in French: French interface and hits; the index loads on hover, with no third-party requests', async ({
  page,
  baseURL,
}) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  const indexUrls = () => requestedUrls.filter((url) => url.includes('search-data'));
  await openHydrated(page, '/fr/tags/');
  expect(indexUrls()).toEqual([]);
  await page.getByRole('button', {name: 'Rechercher'}).hover();
  await expect.poll(indexUrls).toHaveLength(1);
  await page.keyboard.press('/');
  await field(page).pressSequentially('echeancement');
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
  expect(requestedUrls.filter((url) => !url.startsWith(baseURL!))).toEqual([]);
});
