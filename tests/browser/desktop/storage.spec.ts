import {buildDir} from '../../support/build';
import {expect, test, type FrameLocator, type Page} from '../../support/browser';
import {collectErrors} from '../../support/collectErrors';
import {startStaticServer} from '../../../tools/site/staticServer';

// Our headers forbid frames.
test.use({served: {folder: buildDir, headers: {}}});

async function exerciseSite(site: Page | FrameLocator): Promise<void> {
  const html = site.locator('html');
  await expect(html).toHaveAttribute('data-has-hydrated', 'true');
  await site.getByRole('button', {name: /^(Colour mode|Mode de couleur)/}).click();
  await expect(site.getByRole('button', {name: 'Colour mode: light'})).toBeVisible();
  await expect(html).toHaveAttribute('data-theme', 'light');

  await site.getByRole('button', {name: 'Hide the sidebar'}).click();
  await site.getByRole('button', {name: 'Show the sidebar'}).click();
  await site.locator('.menu').getByRole('link', {name: 'Roadmaps', exact: true}).click();
  await expect(site.locator('h1')).toHaveText('Roadmaps');
  await expect(html).toHaveAttribute('data-theme', 'light');

  await site.getByRole('button', {name: 'Search', exact: true}).click();
  await site.locator('.DocSearch-Input').pressSequentially('kanban');
}

async function openFirstHit(site: Page | FrameLocator): Promise<void> {
  const hit = site.locator('.DocSearch-Hit').first();
  await expect(hit).toContainText(/kanban/i);
  await hit.getByRole('link').click();
  await expect(site.getByRole('dialog')).toHaveCount(0);
  await expect(site.locator('h1')).toContainText(/kanban/i);
}

const address = '/versions/';

/** Opens the site in frames of another site: 127.0.0.1 instead of localhost. */
async function openInFrames(page: Page, origin: string): Promise<[FrameLocator, FrameLocator]> {
  const frame = (sandbox: string) =>
    `<iframe ${sandbox} src="${origin}${address}" width="1240" height="850"></iframe>`;
  const body = Buffer.from(frame('') + frame('sandbox="allow-scripts"'));
  const response = {status: 200, headers: {'content-type': 'text/html'}, body};
  const host = await startStaticServer(buildDir, {change: () => response});
  await page.goto(host.origin.replace('localhost', '127.0.0.1'));
  await host.stop();
  return [page.frameLocator('iframe >> nth=0'), page.frameLocator('iframe >> nth=1')];
}

/** Removes recent browser APIs, and makes storage writes fail. */
async function useOldBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const removedApis: [object, string[]][] = [
      [
        window,
        ['IntersectionObserver', 'requestIdleCallback', 'scheduler', 'caches', 'visualViewport'],
      ],
      [Navigator.prototype, ['connection']],
      [HTMLElement.prototype, ['popover', 'togglePopover']],
      [Intl, ['Segmenter']],
    ];
    for (const [owner, names] of removedApis) {
      names.forEach((name) => Reflect.deleteProperty(owner, name));
    }
    CSS.supports = () => false;
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
}

test('full storage in an old browser: everything works', async ({page, context}) => {
  const errors = collectErrors(context);
  await useOldBrowser(page);
  await page.goto(address);
  expect(await page.evaluate(() => 'IntersectionObserver' in window)).toBe(false);
  await exerciseSite(page);
  await openFirstHit(page);
  expect(errors.filter((text) => !text.startsWith('Docusaurus storage error'))).toEqual([]);
});

test('in a frame of another site: everything works; without an origin, search reports a failure', async ({
  page,
  context,
  site,
}) => {
  const errors = collectErrors(context);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') {
      warnings.push(message.text());
    }
  });
  const [frame, isolatedFrame] = await openInFrames(page, site.origin);
  await exerciseSite(frame);
  await openFirstHit(frame);
  expect(await page.frames()[2]!.evaluate(() => window.origin)).toBe('null');
  await exerciseSite(isolatedFrame);
  await expect(isolatedFrame.getByRole('dialog')).toContainText('Unable to fetch results');
  await isolatedFrame.locator('.DocSearch-Input').press('Escape');
  await expect(isolatedFrame.getByRole('dialog')).toHaveCount(0);
  expect(warnings).toContainEqual(expect.stringContaining('storage is not available'));
  expect(errors).toEqual([]);
});
