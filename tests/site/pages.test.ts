import fs from 'node:fs';
import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {planDeletion} from '../../scripts/pages/delete/deletePage';
import {planFinish} from '../../scripts/pages/finishPage';
import {planMove} from '../../scripts/pages/move/movePage';
import {planNewPage} from '../../scripts/pages/new/newPage';
import {kinds, type Kind} from '../../scripts/pages/new/spec';
import {readStatus} from '../../scripts/i18n/status';
import {pairOf} from '../../src/lib/translation';
import {SiteCopy} from '../support/siteCopy';

/**
 * Pages that are made, moved, changed and not translated yet, in one copy of the
 * site that is built once, as strictly as the guide itself.
 */
let site: SiteCopy;

/** Data of the pages that a copy to be built does without. */
const contract = ['figures/plan.json', 'tests/contract', 'tests/relevance'];

const sections: Record<Kind, string> = {
  'how-to': 'projects/projects_views',
  reference: 'datasets/connectors',
  tutorial: 'roadmapping',
};
const nameOf = (kind: Kind) => `new-${kind}`;
const addressOf = (kind: Kind) => `/${sections[kind]}/${nameOf(kind)}/`;
const frenchFile = (source: string) => pairOf(`docs/${source}`)!.french;

const list = 'projects/projects_views/list.mdx';
const outdated = 'projects/projects_views/kanban.mdx';
const missing = 'roadmapping/export.mdx';

function page(address: string) {
  return load(fs.readFileSync(site.path(`build${address}index.html`), 'utf8'));
}

beforeAll(async () => {
  site = await SiteCopy.create('pages', contract);
  for (const kind of kinds) {
    await makePage(kind);
  }
  await makePage('how-to', 'gone');
  (await planDeletion(site.dir, 'gone', 'kanban')).changes.apply();
  (await planMove(site.dir, list, 'roadmapping/table.mdx')).changes.apply();
  // From the address before last, too, readers arrive.
  (await planMove(site.dir, '/roadmapping/table/', 'administration')).changes.apply();
  await site.edit(`docs/${outdated}`, (text) => `${text}\nOne more sentence.\n`);
  fs.rmSync(site.path(frenchFile(missing)));
  const {code, output} = await site.run(['build'], {TELESCOPE_STRICT: 'true'});
  expect(output).toContain('Generated static files');
  expect(code, output).toBe(0);
}, 300_000);
afterAll(() => site.remove());

/** A page as its writer leaves it. */
async function makePage(kind: Kind, name = nameOf(kind)): Promise<void> {
  const {changes, site: place} = await planNewPage(site.dir, {
    kind,
    section: sections[kind],
    name,
    title: {en: `New: ${kind}`, fr: `Nouveau : ${kind}`},
    description: {en: 'A new page.', fr: 'Une nouvelle page.'},
    tags: ['view'],
  });
  changes.apply();
  await expect(planFinish(site.dir, place.id)).rejects.toThrow('is not written yet');
  for (const [file, words] of [
    [place.english, 'Written. '],
    [place.french, 'Écrit. '],
  ] as const) {
    await site.edit(file, (text) => text.replace(/(?:TO WRITE:|À ÉCRIRE :)[^|\n{]*/g, words));
  }
  (await planFinish(site.dir, place.id)).apply();
}

describe.each(kinds)('a new page of the kind %s', (kind) => {
  it('stands in both languages, with its title and its place in the menu', () => {
    const english = page(addressOf(kind));
    expect(english('h1').text()).toBe(`New: ${kind}`);
    expect(english(`.menu__link--active[href="${addressOf(kind)}"]`)).toHaveLength(1);
    const french = page(`/fr${addressOf(kind)}`);
    expect(french('h1').text()).toBe(`Nouveau\u00A0: ${kind}`);
    expect(french('article').text()).toContain('Écrit.');
  });

  it('has its plan and its address in the contract, and a record of its translation', async () => {
    const id = `${sections[kind]}/${nameOf(kind)}`;
    const plans = (await site.readJson('tests/contract/pages.json')) as Record<
      string,
      {sections: {en: string; fr: string}[]}
    >;
    expect(plans[id]!.sections.map(({en, fr}) => `${en} ${fr}`)).toContain('Written. Écrit.');
    expect(await site.readJson('tests/contract/published.json')).toContain(addressOf(kind));
    const status = readStatus(site.dir).find(({english}) => english.endsWith(`${id}.mdx`));
    expect(status!.state).toBe('up-to-date');
  });
});

it('refuses a page whose file, address, tag or category is not right, and writes nothing', async () => {
  const before = fs.readFileSync(site.path('sidebars.ts'), 'utf8');
  const wrong = planNewPage(site.dir, {
    kind: 'how-to',
    section: sections.tutorial,
    name: nameOf('tutorial'),
    title: {en: 'New', fr: ' '},
    description: {en: 'New', fr: 'Nouveau'},
    tags: ['vew'],
    category: 'Road maps',
  });
  await expect(wrong).rejects.toThrow(
    /new-tutorial\.mdx exists already[^]*no tag "vew"[^]*--title-fr is empty[^]*no category "Road maps"/,
  );
  const gone = {title: {en: 'New', fr: 'Nouveau'}, description: {en: 'New', fr: 'Nouveau'}};
  await expect(
    planNewPage(site.dir, {
      ...gone,
      kind: 'how-to',
      section: 'roadmapping',
      name: 'table',
      tags: [],
    }),
  ).rejects.toThrow('/roadmapping/table/ leads to /administration/table/');
  expect(fs.readFileSync(site.path('sidebars.ts'), 'utf8')).toBe(before);
});

describe('a page that has moved twice', () => {
  it.each(['', '/fr'])('stands at its new address in %s', (language) => {
    const $ = page(`${language}/administration/table/`);
    expect($('link[rel="canonical"]').attr('href')).toContain(`${language}/administration/table/`);
    // Its own links lead where they led.
    const links = $('article a')
      .toArray()
      .map((link) => $(link).attr('href'));
    expect(links).toContain(`${language}/projects/projects_views/controls/#save-a-view`);
  });

  it.each(['/projects/projects_views/list/', '/roadmapping/table/'])(
    'is reached from %s in one step',
    (address) => {
      for (const language of ['', '/fr']) {
        expect(page(language + address)('meta[http-equiv="refresh"]').attr('content')).toBe(
          `0; url=${language}/administration/table/`,
        );
      }
    },
  );

  it('keeps its short id, and its place in menu, contract, figures and queries', async () => {
    const id = 'administration/list';
    expect(fs.readFileSync(site.path('docs/administration/table.mdx'), 'utf8')).toContain(
      '\nid: list\n',
    );
    for (const file of ['sidebars.ts', 'tests/contract/pages.json', 'figures/plan.json']) {
      const text = fs.readFileSync(site.path(file), 'utf8');
      expect(text).toContain(id);
      expect(text).not.toContain('projects_views/list');
    }
    expect(fs.readFileSync(site.path('tests/relevance/test.en.json'), 'utf8')).toContain(`"${id}"`);
    const {aliases} = (await site.readJson('tests/contract/routes.json')) as {
      aliases: Record<string, string>;
    };
    expect(aliases['/projects/projects_views/list/']).toBe('/administration/table/');
  });

  it('is up to date in French as before, and so are the pages that link to it', () => {
    const behind = readStatus(site.dir).filter(({state}) => state !== 'up-to-date');
    expect(behind.map(({english, state}) => `${english}: ${state}`)).toEqual([
      `docs/${outdated}: outdated`,
      `docs/${missing}: missing`,
    ]);
  });

  it('is refused where another page stands', async () => {
    await expect(planMove(site.dir, 'kanban', 'administration/table.mdx')).rejects.toThrow(
      'docs/administration/table.mdx exists already',
    );
    await expect(planMove(site.dir, 'kanban', 'Odd Place')).rejects.toThrow('is no place');
    await expect(planMove(site.dir, 'kanbans', 'roadmapping')).rejects.toThrow('There is no page');
  });
});

describe('a page that is deleted', () => {
  const address = '/projects/projects_views/gone/';

  it.each(['', '/fr'])('leads to the page that was named, in %s', (language) => {
    const refresh = page(language + address)('meta[http-equiv="refresh"]').attr('content');
    expect(refresh).toBe(`0; url=${language}/projects/projects_views/kanban/`);
  });

  it('is in the list of published addresses alone', async () => {
    expect(await site.readJson('tests/contract/published.json')).toContain(address);
    for (const file of ['sidebars.ts', 'tests/contract/pages.json', 'src/data/cards.json']) {
      expect(fs.readFileSync(site.path(file), 'utf8')).not.toContain('projects_views/gone');
    }
    expect(fs.existsSync(site.path('docs/projects/projects_views/gone.mdx'))).toBe(false);
  });

  it('is refused while pages link to it, naming each link', async () => {
    await expect(planDeletion(site.dir, 'kanban', 'controls')).rejects.toThrow(
      /kanban\.mdx is still linked to[^]*docs\/projects\/projects_views\/controls\.mdx: \.\/kanban\.mdx/,
    );
    await expect(planDeletion(site.dir, 'kanban', 'kanban')).rejects.toThrow('lead to itself');
    await expect(planDeletion(site.dir, '/', 'kanban')).rejects.toThrow('is the home page');
  });
});

describe('a French page whose English text has changed', () => {
  const address = '/projects/projects_views/kanban/';

  it('says so at its top, and leads to the English page', () => {
    const notice = page(`/fr${address}`)('.theme-admonition').first();
    expect(notice.text()).toContain('La page anglaise a changé depuis cette traduction.');
    expect(notice.find('a').attr('href')).toBe(address);
    expect(notice.find('a').attr('hreflang')).toBe('en');
  });

  it('is in French', () => {
    const $ = page(`/fr${address}`);
    expect(
      $('article [lang="en"]')
        .toArray()
        .map((node) => $(node).text()),
    ).toEqual(['Read in English']);
  });
});

describe('a page without a French file', () => {
  const address = '/roadmapping/export/';

  it('says in French that it is not translated, and leads to the English page', () => {
    const notice = page(`/fr${address}`)('.theme-admonition').first();
    expect(notice.text()).toContain('Cette page est en anglais pour l’instant.');
    expect(notice.find('a').attr('href')).toBe(address);
    expect(notice.closest('[lang]').attr('lang')).toBe('fr');
  });

  it('marks the English text as English: title, description, text, contents, label in the menu', () => {
    const $ = page(`/fr${address}`);
    const language = (selector: string) => $(selector).first().closest('[lang]').attr('lang');
    expect($('html').attr('lang')).toBe('fr');
    expect($('h1').text()).toBe('Export a roadmap');
    expect($('title').text()).toContain('Export a roadmap');
    expect(
      [
        'h1',
        '[class^="description"]',
        'article h2',
        'article table',
        'article .theme-doc-markdown p',
      ].map(language),
    ).toEqual(['en', 'en', 'en', 'en', 'en']);
    const contents = $('.table-of-contents a').toArray();
    expect(contents.length).toBeGreaterThan(3);
    expect(contents.every((link) => $(link).find('span[lang="en"]').length === 1)).toBe(true);
    expect($('.menu__link--active[href$="/export/"]').attr('lang')).toBe('en');
    const next = page('/fr/roadmapping/manage_and_share/')('.pagination-nav__link--next');
    expect(next.find('span[lang="en"]').text()).toBe('Export');
    expect($('.menu__link[href$="/navigate/"]').attr('lang')).toBeUndefined();
  });

  it('has English labels and pictures, and links that lead to the French site', () => {
    const $ = page(`/fr${address}`);
    expect($('article strong').text()).toContain('Export');
    expect($('article img').first().attr('src')).toContain('/figures/en/');
    const links = $('article .theme-doc-markdown [lang="en"] a[href^="/"]').toArray();
    expect(links.length).toBeGreaterThan(3);
    expect(links.every((link) => $(link).attr('href')!.startsWith('/fr/'))).toBe(true);
  });

  it('is in the search of the French site', () => {
    const index = fs
      .readdirSync(site.path('build/fr/search-data'), {recursive: true, encoding: 'utf8'})
      .map((file) => site.path(`build/fr/search-data/${file}`))
      .filter((file) => fs.statSync(file).isFile())
      .map((file) => fs.readFileSync(file, 'utf8'))
      .join('');
    expect(index).toContain('Export a roadmap');
  });
});

it('puts no notice on other pages, nor on the English site', () => {
  const pages = ['/fr/glossary/', '/projects/projects_views/kanban/', '/roadmapping/export/'];
  for (const address of pages) {
    expect(page(address)('article').text()).not.toMatch(/traduction\.|translation\.|for now/);
  }
});
