import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {builds, fixtureDir, type BuildName} from '../fixture/build';
import {announcementBar, closeAnnouncement} from '../support/announcement';
import {locales, localized} from '../support/contract';
import {layoutShift, openSlowly} from '../support/firstPaint';
import {openHydrated} from '../support/hydrated';
import {startStaticServer, type StaticServer} from '../support/staticServer';

const words = {
  en: {second: 'The second build: read it.', third: builds.third.TELESCOPE_ANNOUNCEMENT_EN},
  fr: {
    second: 'La seconde version\u00A0: la lire.',
    third: builds.third.TELESCOPE_ANNOUNCEMENT_FR,
  },
};

/** The pages, scripts and styles of a build, in both languages, as one text. */
function everythingOf(build: BuildName): string {
  const folder = fixtureDir(build);
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:html|js|css)$/.test(file))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

test.describe('an announcement that is deployed', () => {
  let server: StaticServer;
  test.beforeEach(async () => {
    server = await startStaticServer(fixtureDir('second'), {isCompressed: false});
  });
  test.afterEach(() => server.stop());

  for (const locale of locales) {
    test(`shows from the first paint to readers who closed the one before, in ${locale}`, async ({
      page,
    }) => {
      const address = `${server.origin}${localized('/reading/', locale)}`;
      const bar = announcementBar(page, locale);
      await openHydrated(page, address);
      await expect(bar).toHaveText(words[locale].second);
      await expect(bar.getByRole('link')).toHaveAttribute('href', localized('/reading/', locale));
      await closeAnnouncement(page, locale);

      server.serve(fixtureDir('third'));
      await openSlowly(page, address, () => expect(bar).toHaveText(words[locale].third));
      await expect(bar).toHaveText(words[locale].third);
      expect(await layoutShift(page)).toBe(0);
    });

    test(`is gone once the owner removed it, in ${locale}`, async ({page}) => {
      server.serve(fixtureDir('first'));
      await openHydrated(page, `${server.origin}${localized('/reading/', locale)}`);
      await expect(page.locator('.navbar')).toBeVisible();
      await expect(announcementBar(page, locale)).toHaveCount(0);
    });
  }
});

/** What the script, the component and the styles of our bar leave in a build, and those of the theme's bar. */
const traces = ['announcement.dismissed', '--ts-announcement-display'];
const themeTraces = ['announcementBarContent', 'announcement-bar-initially-dismissed'];

test('a site without an announcement carries no code of a bar, neither ours nor that of the theme', () => {
  const [withBar, without] = [everythingOf('second'), everythingOf('first')];
  expect(traces.filter((trace) => withBar.includes(trace))).toEqual(traces);
  expect([...traces, ...themeTraces].filter((trace) => without.includes(trace))).toEqual([]);
});
