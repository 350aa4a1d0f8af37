import fs from 'node:fs';
import {load} from 'cheerio';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {readStatus} from '../../../packages/authoring/src/translate/status';
import {foldersOf} from '../../../packages/content/src/languages';
import {runPage} from '../../../packages/authoring/src/pages';
import {pageKinds} from '../../../packages/authoring/src/pages/newPage';
import {pagesOptions} from '../../../src/config/content';
import {SiteCopy} from '../../support/siteCopy';

/** Built once in strict mode. */
let site: SiteCopy;

/** French pages with their states. */
let notUpToDate: string[];

const folders = foldersOf(pagesOptions.i18n);
const frenchFile = (source: string) => `${folders[0]!.fr}/${source}`;
const runPageCommand = (...args: string[]) => runPage({...pagesOptions, siteDir: site.dir}, args);
const newPagePath = (kind: string) => `roadmapping/new-${kind}`;

const movedFile = 'projects/projects_views/list.mdx';
const outdatedFile = 'projects/projects_views/kanban.mdx';
const untranslatedFile = 'roadmapping/export.mdx';

const fullPages =
  /^(?:administration\/table|glossary|projects\/projects_views\/|roadmapping\/(?:export|manage_and_share|new-))/;

function openBuiltPage(address: string) {
  return load(fs.readFileSync(site.path(`build${address}index.html`), 'utf8'));
}

beforeAll(async () => {
  site = await SiteCopy.create('pages');
  for (const kind of pageKinds) {
    await createPage(newPagePath(kind), kind);
  }
  runPageCommand('move', `docs/${movedFile}`, 'roadmapping/table.mdx');
  // The first address must redirect too.
  runPageCommand('move', 'roadmapping/table', 'administration');
  await site.edit(`docs/${outdatedFile}`, (text) => `${text}\nOne more sentence.\n`);
  fs.rmSync(site.path(frenchFile(untranslatedFile)));
  notUpToDate = readStatus(site.dir, folders)
    .filter(({state}) => state !== 'up-to-date')
    .map(({original, state}) => `${original}: ${state}`);
  await site.shortenPages((name, text) => fullPages.test(name) || text.includes('/table.mdx'));
  const {code, output} = await site.run(['build'], {TELESCOPE_STRICT: 'true'});
  expect(output).toContain('Generated static files');
  expect(code, output).toBe(0);
});
afterAll(() => site.remove());

async function createPage(pagePath: string, kind: string): Promise<void> {
  const previousPage = 'roadmapping/timeline_tutorials';
  runPageCommand('new', pagePath, '--kind', kind, '--after', previousPage, '--tags', 'view');
  await site.edit(`docs/${pagePath}.mdx`, (text) =>
    text.replace(/TO WRITE:[^|\n{']*/g, 'Written. '),
  );
  await site.edit(frenchFile(`${pagePath}.mdx`), (text) =>
    text.replace(/À ÉCRIRE :[^|\n{']*/g, 'Écrit. '),
  );
}

it('a new page of each kind is in both languages and in the menu', () => {
  for (const kind of pageKinds) {
    const address = `/${newPagePath(kind)}/`;
    const english = openBuiltPage(address);
    expect(english('h1').text().trim()).toBe('Written.');
    expect(english(`.menu__link--active[href="${address}"]`)).toHaveLength(1);
    expect(openBuiltPage(`/fr${address}`)('article').text()).toContain('Écrit.');
  }
});

it('a page that moved twice is at its new address, to which both former ones redirect', () => {
  for (const language of ['', '/fr']) {
    const address = `${language}/administration/table/`;
    const $ = openBuiltPage(address);
    expect($('link[rel="canonical"]').attr('href')).toContain(address);
    const links = $('article a')
      .toArray()
      .map((link) => $(link).attr('href'));
    expect(links).toContain(`${language}/projects/projects_views/controls/#save-a-view`);
    for (const former of ['/projects/projects_views/list/', '/roadmapping/table/']) {
      const refresh = openBuiltPage(language + former)('meta[http-equiv="refresh"]').attr(
        'content',
      );
      expect(refresh).toBe(`0; url=${address}`);
    }
  }
});

it('a page that moved is still up to date in French, and so are the pages that link to it', () => {
  expect(notUpToDate).toEqual([
    `docs/${outdatedFile}: outdated`,
    `docs/${untranslatedFile}: missing`,
    ...pageKinds.map((kind) => `docs/${newPagePath(kind)}.mdx: unrecorded`),
  ]);
});

it('a French page with changed English text says so at its top, in French', () => {
  const address = '/projects/projects_views/kanban/';
  const $ = openBuiltPage(`/fr${address}`);
  const notice = $('.theme-admonition').first();
  expect(notice.text()).toContain('La version anglaise a été modifiée depuis cette traduction.');
  expect(notice.find('a').attr('href')).toBe(address);
  expect(notice.find('a').attr('hreflang')).toBe('en');
  expect($('article [lang="en"]')).toHaveLength(0);
});

it('a page without a French file says so in French, and shows its English text as English', () => {
  const address = '/roadmapping/export/';
  const $ = openBuiltPage(`/fr${address}`);
  const notice = $('.theme-admonition').first();
  expect(notice.text()).toContain('Cette page n’est disponible qu’en anglais.');
  expect(notice.find('a').attr('href')).toBe(address);
  expect($('title').text()).toContain('Export a roadmap');
  const parts = [
    ...['h1', 'div:has(> header) + div', 'article h2', 'article table'],
    'article .theme-doc-markdown p',
  ];
  const languages = parts.map((part) => $(part).first().closest('[lang]').attr('lang'));
  expect(languages).toEqual(parts.map(() => 'en'));
  const contents = $('.table-of-contents a').toArray();
  expect(contents.length).toBeGreaterThan(3);
  expect(contents.every((link) => $(link).closest('[lang]').attr('lang') === 'en')).toBe(true);
  expect($('.menu__link--active[href$="/export/"]').attr('lang')).toBe('en');
  const next = openBuiltPage('/fr/roadmapping/manage_and_share/')('.pagination-nav__link--next');
  expect(next.find('span[lang="en"]').text()).toBe('Export');
  expect($('article strong').text()).toContain('Export');
  const links = $('article .theme-doc-markdown [lang="en"] a[href^="/"]').toArray();
  expect(links.length).toBeGreaterThan(3);
  expect(links.every((link) => $(link).attr('href')!.startsWith('/fr/'))).toBe(true);
  expect(fs.readFileSync(site.path('build/fr/search-data/index.json'), 'utf8')).toContain(
    'Export a roadmap',
  );
});
