import path from 'node:path';
import type {PageMetadata} from '@guide/built-site/read';
import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {folderWith} from '../../../../packages/content/src/__tests__/files';
import {chaptersOf, makeBook} from '../book';
import {planArea, planGuide} from '../book/plan';
import {groupPages, type Guide} from '../guide';

const glossaryText =
  '<a id=term-former></a><h3 id=term-plan>Plan</h3><p>See <a href=/work/#do>work</a>.';

/** Two areas, unlisted pages and a page without an area. @param text HTML of the page `work` */
function smallGuide(text = ''): Guide {
  const page = (path: string, id: string, area: string, facts: Partial<PageMetadata> = {}) => ({
    ...{kind: id ? ('document' as const) : ('category' as const), id, path, area, title: area},
    ...{description: `All of ${area}.`, unlisted: false, version: 'current', language: 'en'},
    ...facts,
  });
  const texts: Record<string, string> = {
    work: `<header><h1>Work</h1></header>${text}`,
    glossary: glossaryText,
  };
  const pages = [
    page('/category/work/', '', 'Work'),
    page('/work/', 'work', 'Work'),
    page('/', 'start', 'Work'),
    page('/category/api/', '', 'API'),
    page('/glossary/', 'glossary', 'Glossary'),
    page('/api/calls/', 'api/calls', 'API', {unlisted: true}),
    page('/work/hidden/', 'work/hidden', 'Work', {unlisted: true}),
    page('/tags/', '', '', {kind: 'tag'}),
  ];
  return groupPages(
    {pages, origin: 'https://docs.example', baseUrl: '/'},
    ({id}) =>
      `<main><article><div class="theme-doc-markdown markdown">${texts[id] ?? ''}</div></article></main>`,
  );
}

/** @param text HTML of the page `work` */
function bookWith(text: string, isArea = false) {
  const guide = smallGuide(text);
  const plan = isArea
    ? planArea(guide.areas[0]!)
    : planGuide(guide, {appendices: [], developers: 'For developers'});
  const glossary = guide.others.find(({id}) => id === 'glossary')!;
  return makeBook(plan, glossary, {pageLabel: 'page', fileOf: (urlPath) => urlPath});
}

function chapterWith(text: string, isArea = false) {
  const {headings, html} = chaptersOf(bookWith(text, isArea))[0]!;
  return {headings, $: load(html)};
}

it('removes interactive and duplicate elements from a chapter', () => {
  const {$} = chapterWith(
    `<div data-non-content><div class=dropdown><a href=/work.md>View as Markdown</a></div></div>
<figure><a aria-haspopup=dialog href=/x.png><img src=/x.png alt=Light><img src=/y.png alt=Dark data-non-content></a><dialog>Close</dialog></figure>
<div class=tabs><ul role=tablist><li>curl</ul><div role=tabpanel hidden>Python</div></div>`,
  );
  expect($('img').attr('alt')).toBe('Light');
  expect($('img')).toHaveLength(1);
  expect($.text().replace(/\s+/g, ' ').trim()).toBe('Python');
  expect($('[hidden]')).toHaveLength(0);
});

it('moves headings below the title of the chapter, and prefixes their anchors', () => {
  const {headings, $} = chapterWith('<h2 id=do>Do <b>it</b>\u200b</h2><h3 id=so>So</h3>');
  expect(headings).toEqual([
    {id: 'work--do', text: 'Do it', level: 3},
    {id: 'work--so', text: 'So', level: 4},
  ]);
  expect($('h3').attr('id')).toBe('work--do');
  expect(chapterWith('<h2 id=do>Do</h2>', true).headings[0]!.level).toBe(2);
});

it.each([
  ['a section', '/work/#do', '#work--do'],
  ['a section of the same page', '#do', '#work--do'],
  ['an unknown anchor', '/work/#none', '#work'],
  ['an anchor that cannot be decoded', '/work/#100%', '#work'],
  ['another page', '/glossary/', '#glossary'],
  ['a category', '/category/api/', '#part-api'],
])('rewrites a link to %s, with its page number', (_, href, expected) => {
  const {$} = chapterWith(`<h2 id=do>Do</h2><p><a href="${href}">There</a>`);
  expect($('p > a').attr('href')).toBe(expected);
  expect($('.page-reference').text()).toBe('(page\u00A0000)');
  expect($('[data-page]').attr('data-page')).toBe(expected.slice(1));
});

it('makes other links absolute, and marks links to pages so that their URL is not printed', () => {
  const {$} = chapterWith(
    '<a href=/glossary/>Page</a><a href=/files/a.csv>File</a><a href="http://[">Odd</a>',
    true,
  );
  expect($('a.in-guide').attr('href')).toBe('https://docs.example/glossary/');
  const others = $('a:not(.in-guide)').toArray();
  expect(others.map((link) => $(link).attr('href'))).toEqual([
    'https://docs.example/files/a.csv',
    'http://[',
  ]);
  expect($('.page-reference')).toHaveLength(0);
});

it('inlines figures, with their alternative text unless the caption repeats it', () => {
  const drawing =
    '<svg width="960" height="640" viewBox="0 0 6 4"><svg width="3" height="2"/></svg>';
  const file = path.join(folderWith({'a.svg': drawing}), 'a.svg');
  const image = `<img src=${file} alt=Plan lang=fr>`;
  const {$} = chapterWith(
    `<figure>${image}</figure><figure>${image}<figcaption>Plan</figcaption></figure>`,
  );
  const [plain, captioned] = $('figure > svg').toArray();
  expect($(plain!).attr()).toMatchObject({role: 'img', 'aria-label': 'Plan', lang: 'fr'});
  expect($(captioned!).attr('aria-hidden')).toBe('true');
  expect($(plain!).attr('width')).toBeUndefined();
  expect($(plain!).children('svg').attr('width')).toBe('3');
});

it('decodes the paths of images, and keeps inlined images and those of other sites', () => {
  const images = ['/a%20plan.png', 'data:image/png;base64,AA', 'https://other.example/a.png'];
  const {$} = chapterWith(images.map((src) => `<img src="${src}" alt="">`).join(''));
  const sources = $('img').toArray();
  expect(sources.map((image) => $(image).attr('src'))).toEqual([
    'file:///a plan.png',
    ...images.slice(1),
  ]);
});

it('keeps ids with accents, removes those of React, and replaces an inline SVG with its title', () => {
  const {$} = chapterWith(
    '<h2 id=étape>Étape</h2><p id="«r1»">See <svg><title>a &lt;plan&gt;</title></svg>.',
  );
  expect($('h3').attr('id')).toBe('work--étape');
  expect($.html('p')).toBe('<p>See a &lt;plan&gt;.</p>');
});

it('names the page in errors', () => {
  expect(() => chapterWith('<img src=/missing.svg>')).toThrow(/^\/work\/: ENOENT.*missing\.svg/);
});

it('indexes the glossary entry of a term, the links in it, headings that contain the term, and its uses', () => {
  const text =
    '<h2 id=do>Do</h2><h2 id=many>Plans of work</h2><h2 id=plane>Planning</h2><p><a data-term href=/glossary/#term-plan>plan</a>';
  const areaLocators = ['work--do', 'work--many', 'work--use-1'];
  expect(bookWith(text).index).toEqual([
    {term: 'Plan', locators: ['glossary--term-plan', ...areaLocators]},
  ]);
  expect(bookWith(text, true).index).toEqual([{term: 'Plan', locators: areaLocators}]);
});

const numbered = (drafts: ReadonlyArray<{number: string; key: string}>) =>
  drafts.map(({number, key}) => `${number} ${key}`);

it('groups pages by area, in sidebar order', () => {
  const areas = smallGuide().areas.map(({title, pages}) => [title, ...pages.map(({id}) => id)]);
  expect(areas).toEqual([
    ['Work', 'work', 'start', 'work/hidden'],
    ['API', 'api/calls'],
  ]);
  expect(smallGuide().others.map(({id}) => id)).toEqual(['glossary']);
});

it('plans the guide: one part per area, one part for unlisted areas, and the named appendices last', () => {
  const plan = planGuide(smallGuide(), {appendices: ['work'], developers: 'For developers'});
  expect(plan.parts.map(({title, drafts}) => [title, numbered(drafts)])).toEqual([
    ['Work', ['1 start', '2 work-hidden']],
    ['For developers', ['3 api-calls']],
  ]);
  expect(numbered(plan.appendices)).toEqual(['A glossary', 'B work']);
});

it('plans one area: only its pages, with links to its category leading to the table of contents', () => {
  const {parts, appendices} = planArea(smallGuide().areas[0]!);
  expect(parts.map(({key, drafts}) => [key, numbered(drafts)])).toEqual([
    ['contents', ['1 work', '2 start', '3 work-hidden']],
  ]);
  expect(appendices).toEqual([]);
});
