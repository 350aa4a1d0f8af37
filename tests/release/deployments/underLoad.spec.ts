import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test, type BrowserContext, type Page} from '@playwright/test';
import {startNginx} from '../../support/nginx';
import {openHydrated} from '../../support/hydrated';
import {copyAsOther} from '../../support/otherBuild';
import {collectTroubles} from '../../support/troubles';

const build = path.resolve('build');

/** A build is deployed after another, as deploy/README.md says, while readers read. */
test('a deployment under load: no navigation fails, in old tabs and new ones, and nothing is missing', async ({
  browser,
}) => {
  const root = test.info().outputPath('srv');
  const other = (name: string) => {
    copyAsOther(build, path.join(root, name, 'build'), name);
    return path.join(root, name);
  };
  const [first, second] = [other('first'), other('second')];
  await publish(first, root, []);
  const current = path.join(root, 'current');
  const nginx = await startNginx(path.join(current, 'site'), {
    generated: path.join(current, 'generated'),
  });
  // A window each: the tab behind another one is slowed down.
  const contexts = await Promise.all(
    [1, 2].map(() => browser.newContext({baseURL: nginx.address, reducedMotion: 'reduce'})),
  );
  const troubles = contexts.map(collectTroubles);
  const refused = contexts.map(collectRefused);
  try {
    const oldTab = await openWithoutCache(contexts[0]!);
    await openHydrated(oldTab, '/');
    const scripts = await scriptsOf(oldTab);
    const newTab = await openWithoutCache(contexts[1]!);
    const walk = sidebarWalk(oldTab);
    const opened = openPages(newTab);

    let isDeployed = false;
    const whileDeployed = async (read: () => Promise<void>): Promise<number> => {
      let count = 0;
      for (; !isDeployed; count += 1) {
        await read();
      }
      return count;
    };
    const deployed = publish(second, root, ['--former', nginx.address]).finally(() => {
      isDeployed = true;
    });
    const counts = await Promise.all([whileDeployed(walk), whileDeployed(opened), deployed]);
    expect(Math.min(...counts.slice(0, 2).map(Number))).toBeGreaterThan(0);
    // As many again, on what is there now.
    for (let count = 0; count < 5; count += 1) {
      await walk();
      await opened();
    }

    expect(await scriptsOf(oldTab)).toEqual(scripts);
    expect(await oldTab.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
    expect(await scriptsOf(newTab)).not.toEqual(scripts);
    expect(refused.flat()).toEqual([]);
    expect(troubles.flat()).toEqual([]);
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
    await nginx.stop();
    fs.rmSync(root, {recursive: true});
  }
});

/** As an owner does: the commands of deploy/README.md, with another folder than /srv/docs. */
async function publish(from: string, root: string, former: string[]): Promise<void> {
  const run = promisify(execFile);
  const merge = ['--import', 'tsx', 'tools/commands/merge.ts', '--build', `${from}/build`];
  await run(process.execPath, [...merge, ...former]);
  const readme = fs.readFileSync('deploy/README.md', 'utf8');
  const [, copying] = /```bash\n(release=[^`]+)```/.exec(readme)!;
  fs.cpSync(`${build}-nginx`, path.join(from, 'build-nginx'), {recursive: true});
  fs.cpSync('deploy', path.join(from, 'deploy'), {recursive: true});
  await run('bash', ['-ec', copying!.replaceAll('/srv/docs', root)], {cwd: from});
}

/** A browser that keeps nothing: what was fetched in advance would hide what is gone. */
async function openWithoutCache(context: BrowserContext): Promise<Page> {
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

/** Pages of documents in both languages. */
const pages = [
  '/',
  '/glossary/',
  '/fr/versions/',
  '/roadmapping/export/',
  '/fr/',
  '/troubleshooting/',
];

/** Opens pages anew, one after the other, and goes on from each with its last link. */
function openPages(page: Page): () => Promise<void> {
  let opened = 0;
  return async () => {
    await openHydrated(page, pages[opened % pages.length]!);
    opened += 1;
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
