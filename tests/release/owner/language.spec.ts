import {expect, openHydrated, test, type Locator, type Page} from '../../support/browser';
import {ownerServed} from './build';
import {translated} from './steps/language';

test.use({served: ownerServed});

const translatedPage = `de/${translated.address}`;

const languageOf = (element: Locator) =>
  element.evaluate((node) => node.closest('[lang]')?.getAttribute('lang'));

async function expectEnglishFigures(page: Page): Promise<void> {
  const figures = page.locator('article figure > a > img:visible');
  await expect(figures).not.toHaveCount(0);
  for (const figure of await figures.all()) {
    await figure.scrollIntoViewIfNeeded();
    await expect
      .poll(() => figure.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(figure).toHaveAttribute('lang', 'en');
    await expect(figure).toHaveAttribute('alt', /\w/);
  }
}

test('an untranslated page says so, and is marked as English', async ({page}) => {
  await openHydrated(page, 'de/projects/projects_views/kanban/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await languageOf(page.locator('h1'))).toBe('en');
  expect(await languageOf(page.locator('article h2').first())).toBe('en');
  const notice = page.locator('article .theme-admonition').first();
  expect(await languageOf(notice.getByText('Noch nicht übersetzt'))).toBe('de');
  expect(await languageOf(notice.getByText('This page is in English for now.'))).toBe('en');
  await expectEnglishFigures(page);
});

test('a translated page is German, except for untranslated parts', async ({page}) => {
  await openHydrated(page, translatedPage);
  await expect(page.locator('h1')).toHaveText(translated.title);
  expect(await languageOf(page.locator('h1'))).toBe('de');
  await expect(page.getByText('Noch nicht übersetzt')).toHaveCount(0);
  const label = (text: string) => page.locator('article strong', {hasText: text}).first();
  expect(await languageOf(label('Exportieren'))).toBe('de');
  expect(await languageOf(label('Timeline'))).toBe('en');
  await expectEnglishFigures(page);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/en\/roadmapping\/export\.png$/,
  );
  const link = (name: string) => page.locator('.navbar').getByRole('link', {name, exact: true});
  expect(await languageOf(link('Anmelden'))).toBe('de');
  expect(await languageOf(link('Documentation'))).toBe('en');
  expect(await languageOf(page.locator('footer').getByRole('link', {name: 'Support'}))).toBe('en');
  expect(await languageOf(page.locator('article').getByText('min read'))).toBe('en');
  for (const label of ['Group settings', 'Roadmaps']) {
    expect(await languageOf(page.locator('.menu').getByText(label, {exact: true}))).toBe('en');
  }
});

test('the language switch leads to German and back; search finds a German word', async ({page}) => {
  await openHydrated(page, translatedPage);
  const entry = (name: string) => page.locator('.dropdown__menu').getByRole('link', {name});
  await page.getByRole('button', {name: 'Deutsch'}).press('Enter');
  await entry('English').click();
  await expect(page.locator('h1')).toHaveText('Export a roadmap');
  await expect(page.locator('article').getByRole('link', {name: 'Deutsch'})).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.getByRole('button', {name: 'English'}).press('Enter');
  await entry('Deutsch').click();
  await expect(page.locator('h1')).toHaveText(translated.title);
  // Prefix search, ignoring accents.
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.keyboard.press('/');
  await page.locator('.DocSearch-Input').fill(translated.word);
  await expect(page.locator('.DocSearch-Hit').first()).toContainText(translated.title);
});
