import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {
  evaluate,
  figuresOf,
  openIndex,
  ranksOf,
  readIndex,
  readQueries,
  readRecords,
} from '@guide/search/commands';
import {searchSite} from '../../../src/config/search';
import {buildDir} from '../../support/build';
import {supplementFileOf} from '../../../packages/search/src/indexFileOf';
import {announcements, routes} from '../../support/contract';

const locales = ['en', 'fr'] as const;
const querySets = ['test', 'tuning', 'asked-test', 'asked-tuning'] as const;
const records = readRecords(buildDir, searchSite);
const builtFolder = (locale: string) => path.join(buildDir, locale === 'en' ? '' : locale);
const dataFolder = (locale: string) => path.join(builtFolder(locale), 'search-data');
const brotli = (file: string) =>
  brotliCompressSync(fs.readFileSync(file), {
    params: {[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY},
  }).length;

describe.each(locales)('the records of the %s site', (locale) => {
  const own = records.filter(({language}) => language === locale);
  const prefix = locale === 'en' ? '' : `/${locale}`;

  it('are of its pages and announcements, those that menus do not have among them', () => {
    const pagesOf = (all: Array<{path: string}>) => all.map(({path: page}) => prefix + page);
    const found = (some: typeof own) => [
      ...new Set(some.map(({url_without_anchor: url}) => new URL(url).pathname)),
    ];
    expect(found(own).sort()).toEqual([...pagesOf(routes.docs), ...announcements(locale)].sort());
    expect(found(own.filter(({unlisted}) => unlisted)).sort()).toEqual(
      pagesOf(routes.docs.filter(({unlisted}) => unlisted)).sort(),
    );
  });

  it('have questions in every section', () => {
    const silent = own.filter(
      ({questions, pageId}) => questions.length === 0 && !pageId.startsWith('blog/'),
    );
    expect(silent.map(({url}) => url)).toEqual([]);
  });

  it('carry what contextual search filters by', () => {
    for (const {docusaurus_tag: tag, version, url_without_anchor: url} of own) {
      const isDocument = !announcements(locale).includes(new URL(url).pathname);
      expect([tag, version]).toEqual(
        isDocument ? ['docs-default-current', 'current'] : ['default', ''],
      );
    }
  });

  it('hold figures, tables and messages, and nothing of menus', () => {
    const text = own.map(({content}) => content).join(' ');
    for (const {alt} of figureTexts(locale)) {
      expect(text).toContain(alt);
    }
    expect(text).toContain('LIFT-303');
    expect(text).not.toMatch(/Edit this page|Modifier cette page|Skip to main content/);
  });

  it('fit into the provider’s 10 kB a record', () => {
    const largest = Math.max(...own.map((record) => Buffer.byteLength(JSON.stringify(record))));
    expect(largest).toBeLessThan(10_000);
  });
});

describe.each(locales)('the embedded index of %s', (locale) => {
  const {file, supplement} = readIndex(builtFolder(locale));
  const engine = openIndex(file, supplement);

  it('names the texts of each page, which are beside it', () => {
    const names = file.pages.map(([, , , texts]) => `${texts}.json`);
    const there = fs
      .readdirSync(path.join(dataFolder(locale), 'texts'))
      .filter((name) => name.endsWith('.json'));
    expect([...new Set(names)].sort()).toEqual(there.sort());
  });

  it('weighs less than 60 kB, and its supplement no more than 65', () => {
    expect(brotli(path.join(dataFolder(locale), 'index.json'))).toBeLessThan(60_000);
    expect(brotli(path.join(dataFolder(locale), supplementFileOf(file)))).toBeLessThan(65_000);
  });

  it.each([
    // Words of the guide: pages alone are judged.
    ['test', {success1: 0.88, success5: 0.98, mrr10: 0.93}],
    // Questions, symptoms, single words, words of other tools, slips.
    ['asked-test', {success1: 0.72, success5: 0.91, section1: 0.55, section5: 0.8}],
  ] as const)('answers the queries of %s, by which nothing was tuned', (set, floors) => {
    const figures = figuresOf(evaluate(searchSite, set, locale, buildDir));
    for (const [name, floor] of Object.entries(floors)) {
      expect(figures[name as keyof typeof floors], name).toBeGreaterThanOrEqual(floor);
    }
  });

  it('has hits for every search that the site suggests', () => {
    const words = suggestedSearches(locale);
    expect(words.length).toBeGreaterThan(2);
    expect(words.filter((word) => engine.match(word).length === 0)).toEqual([]);
  });

  it('puts the page in the reader’s language first', () => {
    const [query, page] =
      locale === 'en'
        ? ['data quality', '/datasets/data_quality_en/']
        : ['qualité des données', '/fr/datasets/data_quality_fr/'];
    expect(engine.match(query)[0]?.section.path).toMatch(page);
  });
});

describe('the judged queries', () => {
  it('are as many as they are to be, each in one set', () => {
    for (const locale of locales) {
      const queries = querySets.map((set) =>
        readQueries(searchSite.judgedQueries, set, locale).map(({query}) => query),
      );
      for (const set of queries) {
        expect(set.length).toBeGreaterThanOrEqual(60);
      }
      expect(new Set(queries.flat()).size).toBe(queries.flat().length);
    }
  });

  it('expect pages that exist', () => {
    const listed = new Set(routes.docs.map(({id}) => id));
    const queries = locales.flatMap((locale) =>
      querySets.flatMap((set) => readQueries(searchSite.judgedQueries, set, locale)),
    );
    const wrong = queries.flatMap(({expected}) => expected).filter((id) => !listed.has(id));
    expect(wrong).toEqual([]);
  });

  it('give figures that tell a right page from a wrong one', () => {
    const outcome = (rank: number) => ({rank, sectionRank: rank === 6 ? undefined : rank});
    expect(figuresOf([1, 2, 6, 0].map(outcome))).toEqual({
      queries: 4,
      success1: 0.25,
      success5: 0.5,
      mrr10: (1 + 1 / 2 + 1 / 6) / 4,
      section1: 1 / 3,
      section5: 2 / 3,
    });
  });

  it('give a place to what is found, and to what is said not to be', () => {
    const found = ['a#x', 'a', 'b#y', 'c'];
    const expected = {expected: ['b'], sections: ['b', 'b#y']};
    expect(ranksOf(expected, found, false)).toEqual({rank: 2, sectionRank: 3});
    expect(ranksOf({expected: ['d']}, found, true)).toEqual({rank: 0, sectionRank: undefined});
    const absent = (see: string | null) => ({expected: [], see});
    expect(ranksOf(absent('c'), found, true).rank).toBe(1);
    expect(ranksOf(absent('c'), found, false).rank).toBe(3);
    expect(ranksOf(absent('c'), [], false).rank).toBe(0);
    expect(ranksOf(absent(null), found, false).rank).toBe(0);
    expect(ranksOf(absent(null), [], false).rank).toBe(1);
  });
});

/** The words of the search page's suggestions, in a language. */
function suggestedSearches(locale: string): string[] {
  const source = fs.readFileSync('packages/search/src/client/suggestions.ts', 'utf8');
  const english = /message: '([^']+)'/.exec(source)?.[1] ?? '';
  const french = JSON.parse(fs.readFileSync('i18n/fr/code.json', 'utf8')) as Record<
    string,
    {message: string}
  >;
  return (locale === 'en' ? english : (french['search.suggestions']?.message ?? '')).split(', ');
}

/** Alternative texts of two figures, one of them in a walkthrough. */
function figureTexts(locale: 'en' | 'fr'): Array<{alt: string}> {
  const figures = JSON.parse(fs.readFileSync('src/data/figures.json', 'utf8')) as Record<
    string,
    {alt?: Record<string, string>}
  >;
  return Object.values(figures)
    .slice(0, 2)
    .map(({alt}) => ({alt: alt?.[locale] ?? 'a figure without a text'}));
}
