import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {builds, fixtureDir, startFixtureServer, type BuildName} from './site/build';
import {announcementBar} from '../support/announcement';
import {openHydrated} from '../support/hydrated';

/** The pages, scripts and styles of a build, in both languages, as one text. */
function everythingOf(build: BuildName): string {
  const folder = fixtureDir(build);
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:html|js|css)$/.test(file))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

test('an announcement that the owner removed is gone', async ({page}) => {
  const server = await startFixtureServer('second');
  const address = `${server.address}/reading/`;
  const bar = announcementBar(page, 'en');
  await openHydrated(page, address);
  await expect(bar).toHaveText(builds.second.TELESCOPE_ANNOUNCEMENT_EN);
  server.serve(fixtureDir('first'));
  await openHydrated(page, address);
  await expect(page.locator('.navbar')).toBeVisible();
  await expect(bar).toHaveCount(0);
  await server.stop();
});

/** What the script, the component and the styles of our bar leave in a build, and those of the theme's bar. */
const traces = ['announcement.dismissed', '--ts-announcement-display'];
const themeTraces = ['announcementBarContent', 'announcement-bar-initially-dismissed'];

test('a site without an announcement carries no code of a bar, neither ours nor that of the theme', () => {
  const [withBar, without] = [everythingOf('second'), everythingOf('first')];
  expect(traces.filter((trace) => withBar.includes(trace))).toEqual(traces);
  expect([...traces, ...themeTraces].filter((trace) => without.includes(trace))).toEqual([]);
});

test('links that lead nowhere do not stop a build that is not strict', () => {
  const page = fs.readFileSync(path.join(fixtureDir('first'), 'second/index.html'), 'utf8');
  expect(page).toMatch(/href="?\/guide\/gone\//);
  expect(page).toMatch(/href="?\/guide\/reading\/#gone/);
});
