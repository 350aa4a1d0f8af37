import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {
  evaluate,
  figuresOf,
  openIndex,
  readQueries,
  readRecords,
  type IndexFile,
} from '@guide/search/commands';
import {searchSite} from '../../src/config/search';
import {buildDir} from '../support/build';
import {announcements, routes} from '../support/contract';

const locales = ['en', 'fr'] as const;
const records = readRecords(buildDir, searchSite.loweredPages);
const dataFolder = (locale: string) =>
  path.join(buildDir, locale === 'en' ? '' : locale, 'search-data');
const readIndex = (locale: string) =>
  JSON.parse(fs.readFileSync(path.join(dataFolder(locale), 'index.json'), 'utf8')) as IndexFile;
const brotli = (file: string) =>
  brotliCompressSync(fs.readFileSync(file), {
    params: {[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY},
  }).length;

describe.each(locales)('the records of the %s site', (locale) => {
  const own = records.filter(({language}) => language === locale);
  const prefix = locale === 'en' ? '' : `/${locale}`;

  it('are of its listed pages and announcements, and of no other', () => {
    const listed = routes.docs
      .filter(({unlisted}) => !unlisted)
      .map(({path: page}) => prefix + page);
    const found = own.map(({url_without_anchor: url}) => new URL(url).pathname);
    expect([...new Set(found)].sort()).toEqual([...listed, ...announcements(locale)].sort());
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
  const file = readIndex(locale);
  const engine = openIndex(file);

  it('names the texts of each page, which are beside it', () => {
    const names = file.pages.map(([, , , texts]) => `${texts}.json`);
    const there = fs
      .readdirSync(path.join(dataFolder(locale), 'texts'))
      .filter((name) => name.endsWith('.json'));
    expect([...new Set(names)].sort()).toEqual(there.sort());
  });

  it('weighs less than 66 kB', () => {
    expect(brotli(path.join(dataFolder(locale), 'index.json'))).toBeLessThan(66_000);
  });

  it('answers the queries that it was not tuned by', () => {
    const {success1, success5, mrr10} = figuresOf(evaluate(searchSite, 'test', locale, buildDir));
    expect(success1).toBeGreaterThanOrEqual(0.87);
    expect(success5).toBeGreaterThanOrEqual(0.98);
    expect(mrr10).toBeGreaterThanOrEqual(0.93);
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
      const test = readQueries(searchSite.judgedQueries, 'test', locale).map(({query}) => query);
      const tuning = readQueries(searchSite.judgedQueries, 'tuning', locale).map(
        ({query}) => query,
      );
      expect(test.length).toBeGreaterThanOrEqual(60);
      expect(tuning.length).toBeGreaterThanOrEqual(60);
      expect(new Set([...test, ...tuning]).size).toBe(test.length + tuning.length);
    }
  });

  it('expect pages that exist and are listed', () => {
    const listed = new Set(routes.docs.filter(({unlisted}) => !unlisted).map(({id}) => id));
    const queries = locales.flatMap((locale) =>
      (['test', 'tuning'] as const).flatMap((set) =>
        readQueries(searchSite.judgedQueries, set, locale),
      ),
    );
    const wrong = queries.flatMap(({expected}) => expected).filter((id) => !listed.has(id));
    expect(wrong).toEqual([]);
  });

  it('give figures that tell a right page from a wrong one', () => {
    const outcome = (rank: number) => ({query: '', class: '', expected: [], rank, found: []});
    expect(figuresOf([1, 2, 6, 0].map(outcome))).toEqual({
      queries: 4,
      success1: 0.25,
      success5: 0.5,
      mrr10: (1 + 1 / 2 + 1 / 6) / 4,
    });
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
