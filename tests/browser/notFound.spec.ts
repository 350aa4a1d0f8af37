import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import {expect, test as base, type Page} from '@playwright/test';
import {locales, localized, siteTitle, type Locale} from '../support/contract';
import {openHydrated} from '../support/hydrated';
import {layoutShift, watchLayoutShift} from '../support/layoutShift';
import {startStaticServer, type StaticServer} from '../support/staticServer';

/** Hosts that serve one file for all that is not found: the English one, the French one; and one without French. */
type Hosts = Record<Locale | 'onlyEnglish', StaticServer>;

const test = base.extend<object, {hosts: Hosts}>({
  hosts: [
    async ({}, use) => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'only-english-'));
      for (const name of fs.readdirSync('build').filter((entry) => entry !== 'fr')) {
        fs.symlinkSync(path.resolve('build', name), path.join(folder, name));
      }
      const hosts = {
        en: await startStaticServer('build', {isCompressed: false}),
        fr: await startStaticServer('build', {
          isCompressed: false,
          missing: {file: '/fr/404.html', status: 404},
        }),
        onlyEnglish: await startStaticServer(folder, {isCompressed: false}),
      };
      await use(hosts);
      await Promise.all(Object.values(hosts).map((host) => host.stop()));
      fs.rmSync(folder, {recursive: true});
    },
    {scope: 'worker'},
  ],
});

const words = {
  en: {
    title: 'Page not found',
    home: 'Home',
    troubleshooting: 'Troubleshooting',
    support: 'Support',
    search: 'Search',
    near: 'You may have been looking for:',
    otherHome: 'Accueil en français',
  },
  fr: {
    title: 'Page introuvable',
    home: 'Accueil',
    troubleshooting: 'Résolution des problèmes',
    support: 'Support',
    search: 'Rechercher',
    near: 'Vous cherchiez peut-être :',
    otherHome: 'Home page in English',
  },
};

const other = {en: 'fr', fr: 'en'} as const;

const help = (page: Page) => page.getByRole('main').getByRole('status');
const suggestions = (page: Page) => help(page).getByRole('link');
const field = (page: Page) => page.getByRole('main').getByRole('searchbox');

/** The pages that a server was asked for, without what they fetch. */
const documents = (server: StaticServer) =>
  server.requests.filter((address) => !/^\/(?:fr\/)?(?:assets|img|pages\.json)/.test(address));

async function expectNotFound(page: Page, locale: Locale): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.locator('h1')).toHaveText(words[locale].title);
  await expect(page).toHaveTitle(`${words[locale].title} | ${siteTitle[locale]}`);
}

for (const locale of locales) {
  const text = words[locale];
  const unknown = localized('/no/such/page/', locale);

  for (const file of locales) {
    test(`${unknown} is answered in ${locale} and keeps its address, query and hash, where the host has the page of ${file}`, async ({
      page,
      hosts,
    }) => {
      const host = hosts[file];
      host.requests.length = 0;
      const address = `${host.origin}${unknown}?a=1&b=%C3%A9#there`;
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expectNotFound(page, locale);
      await expect(help(page)).toContainText(`${unknown}?a=1&b=é#there`);
      await expect(page).toHaveURL(address);
      expect(documents(host)).toEqual(
        file === locale ? [unknown] : [unknown, localized('/404.html', locale)],
      );
    });
  }

  test(`npm run serve answers ${unknown} in ${locale}`, async ({page}) => {
    const response = await page.goto(unknown);
    expect(response?.status()).toBe(404);
    await expectNotFound(page, locale);
    await expect(help(page)).toContainText(unknown);
    await expect(page).toHaveURL(unknown);
  });

  test(`the 404 page of ${locale} is there for hosts to serve, and is no address that was asked for`, async ({
    page,
    hosts,
  }) => {
    await openHydrated(page, `${hosts.en.origin}${localized('/404.html', locale)}`);
    await expectNotFound(page, locale);
    await expect(help(page)).toBeEmpty();
    await expect(field(page)).toHaveValue('');
  });

  test(`a page that is not found says where to go, and asks not to be indexed, in ${locale}`, async ({
    page,
  }) => {
    await openHydrated(page, unknown);
    const main = page.getByRole('main');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(main.getByRole('link', {name: text.home})).toHaveAttribute(
      'href',
      localized('/', locale),
    );
    await expect(main.getByRole('link', {name: text.support})).toHaveAttribute(
      'href',
      localized(`/support_${locale}/`, locale),
    );
    await main.getByRole('link', {name: text.troubleshooting}).click();
    await expect(page).toHaveURL(localized('/troubleshooting/', locale));
  });

  test(`without scripts, the 404 page of ${locale} has a line and a link in the other language, and its search works`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto(localized('/404.html', locale));
    // Playwright's text and role selectors pass over <noscript>.
    const line = page.locator(`main noscript p[lang="${other[locale]}"]`);
    await expect(line.locator('a')).toHaveText(text.otherHome);
    await expect(line.locator('a')).toHaveAttribute('href', localized('/', other[locale]));
    await field(page).fill('kanban');
    await field(page).press('Enter');
    await expect(page).toHaveURL(`${localized('/search/', locale)}?q=kanban`);
    await context.close();
  });

  const near: [kind: string, asked: string, pages: string[]][] = [
    ['a misspelt path', '/glosary/', ['/glossary/']],
    ['a page that moved', '/roadmaps/export/', ['/roadmapping/export/']],
    [
      'an old file ending',
      '/administration/user-settings.html',
      ['/administration/user_account_settings/'],
    ],
    [
      'no page but several in its folder',
      '/datasets/connectors/',
      [
        '/datasets/connectors/jira/',
        '/datasets/connectors/gitlab/',
        '/datasets/connectors/smartsheet/',
      ],
    ],
  ];
  for (const [kind, asked, pages] of near) {
    test(`${localized(asked, locale)}, ${kind}, is near ${pages.join(', ')} in ${locale}`, async ({
      page,
      hosts,
    }) => {
      await page.goto(hosts.en.origin + localized(asked, locale));
      await expect(help(page)).toContainText(text.near);
      const hrefs = await suggestions(page).evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')),
      );
      expect(hrefs).toEqual(pages.map((address) => localized(address, locale)));
    });
  }

  test(`a suggestion leads to its page in ${locale}`, async ({page}) => {
    await openHydrated(page, localized('/glosary/', locale));
    await suggestions(page).click();
    await expect(page).toHaveURL(localized('/glossary/', locale));
    await expect(page.locator('h1')).not.toHaveText(text.title);
  });

  test(`nothing is suggested where nothing is near in ${locale}`, async ({page}) => {
    const lists = locales.map((language) =>
      page.waitForResponse((response) =>
        response.url().endsWith(localized('/pages.json', language)),
      ),
    );
    await openHydrated(page, localized('/xyzzy/', locale));
    await Promise.all(lists);
    await expect(help(page)).toContainText(localized('/xyzzy/', locale));
    await expect(suggestions(page)).toHaveCount(0);
    await expect(help(page)).not.toContainText(text.near);
  });

  test(`without the lists of pages, the page is whole in ${locale}`, async ({page}) => {
    const faults: string[] = [];
    page.on('pageerror', ({message}) => faults.push(message));
    await page.route('**/pages.json', (route) => route.abort());
    await openHydrated(page, localized('/glosary/', locale));
    await expect(help(page)).toContainText(localized('/glosary/', locale));
    await expect(field(page)).toHaveValue('glosary');
    await expect(suggestions(page)).toHaveCount(0);
    expect(faults).toEqual([]);
  });

  test(`the list of one language is enough for its suggestions in ${locale}`, async ({page}) => {
    await page.route(localized('/pages.json', other[locale]), (route) =>
      route.fulfill({contentType: 'text/html', body: '<!doctype html>'}),
    );
    await page.goto(localized('/glosary/', locale));
    await expect(suggestions(page)).toHaveAttribute('href', localized('/glossary/', locale));
  });

  test(`the search holds the words of the address, and leads to their results in ${locale}`, async ({
    page,
    hosts,
  }) => {
    await openHydrated(
      page,
      hosts.en.origin + localized('/roadmapping/2024/expotr-pdf.html', locale),
    );
    await expect(field(page)).toHaveValue('roadmapping expotr pdf');
    await page.getByRole('main').getByRole('button', {name: text.search}).click();
    await expect(page).toHaveURL(
      `${hosts.en.origin}${localized('/search/', locale)}?q=roadmapping%20expotr%20pdf`,
    );
    await expect(field(page)).toHaveValue('roadmapping expotr pdf');
  });

  test(`what is typed before the page answers stays in ${locale}`, async ({page}) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/js/main.*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(unknown, {waitUntil: 'commit'});
    await field(page).fill('kanban');
    release();
    await expect(help(page)).toContainText(unknown);
    await expect(field(page)).toHaveValue('kanban');
  });

  test(`markup in an address is text in ${locale}`, async ({page}) => {
    const markup = '"><img src=x onerror=document.title="run">';
    await openHydrated(page, `${localized('/', locale)}${encodeURIComponent(markup)}/?q=<b>`);
    await expect(help(page).locator('code')).toContainText('"><img');
    await expect(page.getByRole('main').locator('img:not([alt=""]), b')).toHaveCount(0);
    await expectNotFound(page, locale);
  });

  test(`an address with a broken encoding has a page that answers in ${locale}`, async ({page}) => {
    const broken = localized('/glossary/%E0%A4%A/', locale);
    await page.route(`**${broken}`, (route) =>
      route.fulfill({status: 404, path: `build${localized('/404.html', locale)}`}),
    );
    await openHydrated(page, broken);
    await expectNotFound(page, locale);
    await expect(help(page)).toContainText(broken);
  });

  test(`a link within the site to a page that is not there gives the focus to its title in ${locale}`, async ({
    page,
  }) => {
    await followGlossaryLink(page, locale, localized('/glosary/', locale));
    await expectNotFound(page, locale);
    await expect(page).toHaveURL(localized('/glosary/', locale));
    await expect(page.locator('h1')).toBeFocused();
    await expect(suggestions(page)).toHaveAttribute('href', localized('/glossary/', locale));
  });

  test(`a link within the site to the other language loads its page from the host, from ${locale}`, async ({
    page,
  }) => {
    const target = localized('/versions/#planned-removals', other[locale]);
    await followGlossaryLink(page, locale, target);
    await expect(page).toHaveURL(target);
    await expect(page.locator('html')).toHaveAttribute('lang', other[locale]);
    await expect(page.locator('h1')).toHaveText('Versions');
    await page.goBack();
    await expect(page).toHaveURL(localized(linkingPage, locale));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
  });

  test(`a page that is not found has no barrier, light or dark, in ${locale}`, async ({page}) => {
    await openHydrated(page, localized('/datasets/connectors/', locale));
    await expect(suggestions(page)).toHaveCount(3);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      const {violations} = await new AxeBuilder({page}).include('main').analyze();
      expect(violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
  });

  test(`nothing moves while suggestions come in ${locale}`, async ({page}) => {
    await watchLayoutShift(page);
    await openHydrated(page, localized('/datasets/connectors/', locale));
    await expect(suggestions(page)).toHaveCount(3);
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });
}

/** A page that links to the glossary. */
const linkingPage = '/projects/project_domains/costs/';

/** Gives a link to the glossary another target, and selects it. */
async function followGlossaryLink(page: Page, locale: Locale, target: string): Promise<void> {
  await openHydrated(page, localized(linkingPage, locale));
  const link = page
    .getByRole('main')
    .getByRole('link', {name: locale === 'en' ? 'Glossary' : 'Glossaire'})
    .last();
  await link.evaluate((element, href) => element.setAttribute('href', href), target);
  await link.click();
}

test('an address of French in capitals is answered in French', async ({page, hosts}) => {
  const address = `${hosts.en.origin}/FR/no/such/page/`;
  await page.goto(address);
  await expectNotFound(page, 'fr');
  await expect(page).toHaveURL(address);
});

test('a host that has English alone answers a French address in English, and goes round in no circle', async ({
  page,
  hosts: {onlyEnglish},
}) => {
  onlyEnglish.requests.length = 0;
  const address = `${onlyEnglish.origin}/fr/glosary/?a=1`;
  await openHydrated(page, address);
  await expectNotFound(page, 'en');
  await expect(page).toHaveURL(address);
  await expect(field(page)).toHaveValue('glosary');
  expect(documents(onlyEnglish)).toEqual(['/fr/glosary/', '/fr/404.html']);
});

test('a French word without /fr gets the French page too, which the host gives', async ({page}) => {
  await openHydrated(page, '/exporter-une-feuille-de-route/');
  await expect(suggestions(page)).toHaveAttribute('hreflang', 'fr');
  await suggestions(page).click();
  await expect(page).toHaveURL('/fr/roadmapping/export/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('an address of English named as such gets the English page', async ({page}) => {
  await page.goto('/en/glossary/');
  await expect(suggestions(page)).toHaveAttribute('href', '/glossary/');
});

for (const carried of ['//example.com/', '/\\example.com/', 'https://example.com/', '%E0']) {
  test(`the 404 page takes no address such as ${carried} for one of the site`, async ({
    page,
    hosts,
  }) => {
    const hash = carried === '%E0' ? carried : encodeURIComponent(carried);
    const address = `${hosts.en.origin}/fr/404.html#asked=${hash}`;
    await openHydrated(page, address);
    await expectNotFound(page, 'fr');
    // A broken encoding is mended.
    expect(page.url()).toBe(address.replace(/%E0$/, '%25E0'));
  });
}
