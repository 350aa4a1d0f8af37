import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {buildDir} from '../../support/build';
import {expect, openHydrated, test, type FrameLocator, type Page} from '../../support/browser';
import {blockStorage, useOldBrowser} from '../../support/limitedBrowsers';
import {collectErrors} from '../../support/collectErrors';

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

const readStorageType = () => {
  try {
    return typeof window.localStorage;
  } catch (error) {
    return (error as Error).name;
  }
};

async function withFrameHost(
  frame: string,
  run: (address: string) => Promise<void>,
): Promise<void> {
  const server = http.createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(frame);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const address = '/glossary/';
const frameHtml = (sandbox: string, baseURL?: string) =>
  `<iframe ${sandbox} src="${new URL(address, baseURL).href}" width="1240" height="850"></iframe>`;

test('full storage in an old browser: everything works', async ({page, context}) => {
  const errors = collectErrors(context);
  await useOldBrowser(page);
  await page.goto(address);
  expect(await page.evaluate(() => 'IntersectionObserver' in window)).toBe(false);
  await exerciseSite(page);
  await openFirstHit(page);
  expect(errors.filter((text) => !text.startsWith('Docusaurus storage error'))).toEqual([]);
});

test('blocked storage: developers are warned, and nothing throws', async ({page, context}) => {
  const errors = collectErrors(context);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') {
      warnings.push(message.text());
    }
  });
  await blockStorage(page);
  await openHydrated(page, address);
  expect(warnings).toEqual([expect.stringContaining('storage is not available')]);
  expect(errors).toEqual([]);
});

test('in a frame of another site: everything works', async ({page, context, baseURL}) => {
  const errors = collectErrors(context);
  await withFrameHost(frameHtml('', baseURL), async (host) => {
    await page.goto(host);
    const site = page.frameLocator('iframe');
    await exerciseSite(site);
    await openFirstHit(site);
  });
  expect(errors).toEqual([]);
});

test('in a frame without an origin: search reports a failure', async ({page, context, baseURL}) => {
  const errors = collectErrors(context);
  await withFrameHost(frameHtml('sandbox="allow-scripts"', baseURL), async (host) => {
    await page.goto(host);
    expect(await page.frames()[1]!.evaluate(readStorageType)).toBe('SecurityError');
    const site = page.frameLocator('iframe');
    await exerciseSite(site);
    await expect(site.getByRole('dialog')).toContainText('Unable to fetch results');
    await site.locator('.DocSearch-Input').press('Escape');
    await expect(site.getByRole('dialog')).toHaveCount(0);
  });
  expect(errors).toEqual([]);
});
