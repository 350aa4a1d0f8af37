import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {promisify} from 'node:util';
import {expect, test, type BrowserContext, type Page} from '@playwright/test';
import {ask} from '../support/ask';
import {startNginx} from '../support/nginx';
import {openHydrated} from '../support/hydrated';
import {copyAsOther} from '../support/otherBuild';
import {collectTroubles} from '../support/troubles';

const build = path.resolve('build');

/** Three builds are deployed one after the other, into the folder that nginx serves, while readers read. */
test('deployments under load: no navigation fails, in old tabs and new ones, and nothing is missing', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const folder = test.info().outputPath('hosts');
  const live = path.join(folder, 'live');
  const other = (name: string) => {
    copyAsOther(build, path.join(folder, name), name);
    return path.join(folder, name);
  };
  const [second, third] = [other('second'), other('the third')];
  await publish(build, live);
  const nginx = await startNginx(live, {generated: `${build}-nginx`});
  // A window each: the tab behind another one is slowed down.
  const contexts = await Promise.all(
    [1, 2].map(() => browser.newContext({baseURL: nginx.origin, reducedMotion: 'reduce'})),
  );
  const troubles = contexts.map(collectTroubles);
  const refused = contexts.map(collectRefused);
  try {
    const oldTab = await openWithoutCache(contexts[0]!);
    await openHydrated(oldTab, '/');
    const scripts = await scriptsOf(oldTab);

    const deployed = {done: false};
    const whileDeployed = async (read: () => Promise<unknown>): Promise<number> => {
      let count = 0;
      for (; !deployed.done; count += 1) {
        await read();
      }
      return count;
    };
    const newTab = await openWithoutCache(contexts[1]!);
    const walk = sidebarWalk(oldTab);
    const opened = openPages(newTab);
    const asked = askForPages(nginx.origin);
    const deploy = async () => {
      for (const folder of [second, third]) {
        await publish(folder, live);
      }
      deployed.done = true;
    };
    const [clicks, loads, fetches] = await Promise.all([
      whileDeployed(walk),
      whileDeployed(opened),
      whileDeployed(asked),
      deploy(),
    ]);
    // As many again, on what is there now.
    for (let count = 0; count < 5; count += 1) {
      await walk();
      await opened();
      await asked();
    }

    expect(clicks).toBeGreaterThan(5);
    expect(loads).toBeGreaterThan(2);
    expect(fetches).toBeGreaterThan(10);
    expect(await scriptsOf(oldTab)).toEqual(scripts);
    expect(await oldTab.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
    expect(await scriptsOf(newTab)).not.toEqual(scripts);
    expect(refused.flat()).toEqual([]);
    expect(troubles.flat()).toEqual([]);
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
    await nginx.stop();
    fs.rmSync(folder, {recursive: true});
  }
});

/** As an owner does, in a process of its own. */
async function publish(from: string, to: string): Promise<void> {
  const command = ['--import', 'tsx', 'scripts/deployment/publish.ts', '--build', from, '--to', to];
  await promisify(execFile)(process.execPath, command);
}

/** A browser that keeps nothing: what was fetched in advance would hide what is gone. */
async function openWithoutCache(context: BrowserContext): Promise<Page> {
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', {cacheDisabled: true});
  return page;
}

function collectRefused(context: BrowserContext): string[] {
  const refused: string[] = [];
  context.on('response', (response) => {
    if (response.status() >= 400) {
      refused.push(`${response.status()} ${response.url()}`);
    }
  });
  return refused;
}

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('head script[src]')].map((script) => script.getAttribute('src')),
  );

/** Follows the sidebar from one link to the next, into each category. */
function sidebarWalk(page: Page): () => Promise<void> {
  const visited = new Set<string>();
  return async () => {
    const links = await page
      .locator('.menu a.menu__link:visible')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    const next = links.find((href) => href.startsWith('/') && !visited.has(href));
    if (next === undefined) {
      visited.clear();
      return;
    }
    visited.add(next);
    await page.locator(`.menu a.menu__link[href="${next}"]:visible`).first().click();
    await expectWhole(page, next);
  };
}

/** Opens pages anew, and goes on from each with its last link. */
function openPages(page: Page): () => Promise<void> {
  const pages = addresses();
  return async () => {
    await openHydrated(page, pages.next().value!);
    const link = page.locator('.pagination-nav__link').first();
    const href = await link.getAttribute('href');
    await link.click();
    await expectWhole(page, href!);
  };
}

async function expectWhole(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
}

/** Asks for a page, then for everything that it names. */
function askForPages(origin: string): () => Promise<void> {
  const pages = addresses();
  return async () => {
    const page = pages.next().value!;
    const {status, body} = await ask(origin, page);
    const assets = [...body.toString().matchAll(/(?:src|href)="?(\/(?:fr\/)?assets\/[^">\s]+)/g)];
    const answers = await Promise.all(assets.map(([, asset]) => ask(origin, asset!)));
    expect([page, status, ...answers.map((answer) => answer.status)]).toEqual([
      page,
      200,
      ...assets.map(() => 200),
    ]);
    expect(assets.length).toBeGreaterThan(2);
    // A reader's browser runs on the same machine.
    await wait(30);
  };
}

/** Pages of documents in both languages, over and over. */
function* addresses(): Generator<string, never> {
  const pages = [
    '/',
    '/glossary/',
    '/fr/versions/',
    '/roadmapping/export/',
    '/fr/',
    '/troubleshooting/',
  ];
  for (let at = 0; ; at += 1) {
    yield pages[at % pages.length]!;
  }
}
