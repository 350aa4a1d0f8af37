import {expect, openHydrated, test, type Page} from '../../support/browser';
import {delayFiles, delayScripts} from '../../support/delayFiles';

const INDEX = '**/search-data/index.json';

const input = (page: Page) => page.getByRole('main').getByRole('searchbox');
const status = (page: Page) => page.getByRole('main').getByRole('status');
const hits = (page: Page) => page.getByRole('main').locator('ol > li');
const areas = (page: Page) => page.getByRole('group', {name: 'Filter by area'}).getByRole('button');

test('results update while typing, with a count, and the query is in the address', async ({
  page,
}) => {
  await test.step('no text about missing scripts shows while they load', async () => {
    const release = await delayScripts(page);
    await page.goto('/search/', {waitUntil: 'commit'});
    const notice = page.getByText('The search needs JavaScript');
    await expect(notice).toBeAttached();
    await expect(notice).toBeHidden();
    release();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(notice).toHaveCount(0);
  });
  await expect(input(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Search the documentation/);
  await page.getByRole('main').getByRole('link', {name: 'Kanban'}).click();
  await expect(input(page)).toHaveValue('Kanban');
  await expect(page).toHaveURL('/search/?q=Kanban');
  await expect(status(page)).toHaveText(/^\d+ results for “Kanban”$/);
  await input(page).fill('');
  await expect(page).toHaveURL('/search/');
  await expect(status(page)).toBeEmpty();
  await input(page).pressSequentially('swimlanes');
  await expect(status(page)).toHaveText(/^\d+ results? for “swimlanes”$/);
  await expect(page).toHaveURL('/search/?q=swimlanes');
  await expect(page).toHaveTitle(/^“swimlanes” – search/);
  await hits(page).getByRole('link', {name: 'Swimlanes', exact: true}).first().click();
  await expect(page).toHaveURL('/projects/projects_views/kanban/#swimlanes');
  await page.goBack();
  await expect(page).toHaveURL('/search/?q=swimlanes');
  await expect(input(page)).toHaveValue('swimlanes');
  await page.goBack();
  await expect(input(page)).toHaveValue('');
});

test('a slow search shows a message, then hits; their texts load without a layout shift', async ({
  page,
}) => {
  const releaseIndex = await delayFiles(page, INDEX);
  const releaseTexts = await delayFiles(page, /search-data\/texts\/[^/]+\.json/);
  await openHydrated(page, '/search/?q=kanban');
  await expect(status(page)).toHaveText('Searching…');
  await expect(input(page)).toHaveValue('kanban');
  await expect(input(page)).not.toBeFocused();
  await input(page).fill('swimlanes');
  releaseIndex();
  await expect(status(page)).toHaveText(/results for “swimlanes”/);
  await expect(page.getByRole('region', {name: 'Results'})).toHaveAttribute('aria-busy', 'false');
  const firstHit = hits(page).first();
  await expect(firstHit.getByRole('link')).toHaveCount(1);
  await expect(firstHit.locator('mark').first()).toHaveText(/swimlane/i);
  const heights = () => hits(page).evaluateAll((all) => all.map((hit) => hit.clientHeight));
  const initialHeights = await heights();
  releaseTexts();
  for (const hit of [hits(page).first(), hits(page).last()]) {
    await expect(hit.locator('p').last()).not.toBeEmpty();
  }
  expect(await heights()).toEqual(initialHeights);
});

test('in French: hits without accents, a notice for missing features, unlisted pages', async ({
  page,
}) => {
  await openHydrated(page, '/fr/search/?q=echeance');
  await expect(status(page)).toHaveText(/résultats pour «\u00a0echeance\u00a0»/);
  await expect(page).toHaveTitle(/^«\u00a0echeance\u00a0» – recherche/);
  await expect(hits(page).locator('mark').first()).toHaveText(/échéance/i);
  await expect(hits(page).getByRole('link').first()).toHaveAttribute('href', /^\/fr\//);
  await expect(page.getByRole('group', {name: 'Filtrer par rubrique'})).toBeVisible();
  await input(page).fill('webhook');
  const results = page.getByRole('region', {name: 'Résultats'});
  await expect(
    results.getByRole('strong').filter({hasText: 'Telescope n’a pas de webhooks.'}),
  ).toBeVisible();
  await expect(hits(page).first()).toContainText('Pour les développeurs › API REST publique');
  await results.getByRole('link', {name: 'Filtrer', exact: true}).first().click();
  await expect(page).toHaveURL('/fr/public_rest_api/common-parameters/#filtering');
});

test('typing keeps the scroll position; Load more adds hits; an area filters them', async ({
  page,
}) => {
  await openHydrated(page, '/search/?q=view');
  await expect(hits(page)).toHaveCount(20);
  await page.evaluate(() => window.scrollTo(0, 60));
  await input(page).focus();
  await page.keyboard.type(' list');
  await expect(page).toHaveURL('/search/?q=view+list');
  await expect(status(page)).toContainText('“view list”');
  expect(await page.evaluate(() => window.scrollY)).toBe(60);

  await test.step('Load more adds hits without duplicates and focuses the first new one', async () => {
    await input(page).fill('view');
    await expect(status(page)).toContainText('“view”');
    await expect(hits(page)).toHaveCount(20);
    const total = Number.parseInt(await status(page).innerText(), 10);
    const loadMore = page.getByRole('button', {name: 'Load more'});
    await loadMore.press('Enter');
    await expect(hits(page).nth(20).getByRole('link')).toBeFocused();
    while (await loadMore.isVisible()) {
      const count = await hits(page).count();
      await loadMore.click();
      await expect(hits(page).nth(count)).toBeVisible();
    }
    await expect(hits(page)).toHaveCount(total);
  });

  await test.step('an area matches its count, and stays in the address', async () => {
    await input(page).fill('import');
    await expect(status(page)).toContainText('“import”');
    const allAreas = areas(page).first();
    await expect(allAreas).toHaveAttribute('aria-pressed', 'true');
    const labels = await areas(page).allInnerTexts();
    const [, name = '', count = ''] = /^(.+) \((\d+)\)$/.exec(labels.at(-1) ?? '') ?? [];
    const area = areas(page).filter({hasText: `${name} (`});
    await area.click();
    await expect(status(page)).toHaveText(new RegExp(`^${count} results? for “import”$`));
    await expect(area).toHaveAttribute('aria-pressed', 'true');
    await expect(areas(page)).toHaveText(labels);
    expect(new URL(page.url()).searchParams.get('area')).toBe(name);
    await page.reload();
    await expect(area).toHaveAttribute('aria-pressed', 'true');
    await expect(status(page)).toHaveText(new RegExp(`^${count} results? for “import”$`));
  });
});

test('no hits: an area can be left; suggests searches and support', async ({page}) => {
  await page.goto('/search/?q=swimlanes&area=Nowhere');
  await expect(status(page)).toHaveText('No results found for “swimlanes” in Nowhere');
  await areas(page).first().click();
  await expect(status(page)).toHaveText(/results for “swimlanes”/);
  await expect(page).toHaveURL('/search/?q=swimlanes');

  await input(page).fill('xylophone');
  await expect(status(page)).toHaveText('No results found for “xylophone”');
  await expect(page.getByText('Try searching for')).toBeVisible();
  await expect(page.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    'mailto:support@telescope.example?subject=xylophone',
  );
});
