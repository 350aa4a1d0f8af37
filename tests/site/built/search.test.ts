import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  evaluate,
  summariseOutcomes,
  ranksOf,
  readQueries,
  readRecords,
} from 'docusaurus-search-sections/commands';
import {openIndex, type IndexFile} from 'docusaurus-search-sections/engine';
import {searchSite, suggestions} from '../../../src/config/search';
import figures from '../../../src/data/figures.json';
import {buildDir, readBuild, scriptFiles, scriptFolders} from '../../support/build';
import {announcementPaths, locales, localized, routes} from '../../support/contract';
import {weighFile} from '../../support/firstLoad';

const querySets = ['test', 'tuning', 'asked-test', 'asked-tuning'] as const;
const records = readRecords(buildDir, searchSite);

it.skipIf(process.env.TELESCOPE_ALGOLIA_ASSISTANT_ID)(
  "without an assistant, the dialog is small, and the AI mode isn't built",
  async () => {
    const scripts = scriptFolders.flatMap(scriptFiles);
    const traces = /agent-studio|AskAiScreen-Error|search\.assistant\./;
    expect(scripts.filter((file) => traces.test(readBuild(file)))).toEqual([]);
    const dialogs = scripts.filter((file) => readBuild(file).includes('DocSearch-Modal'));
    expect(dialogs).toHaveLength(scriptFolders.length);
    for (const dialog of dialogs) {
      expect(await weighFile(path.join(buildDir, dialog))).toBeLessThan(30_000);
    }
  },
);

describe.each(locales)('the records of the site in %s', (locale) => {
  const localeRecords = records.filter(({language}) => language === locale);
  const addressOf = ({url_without_anchor: url}: (typeof localeRecords)[number]) =>
    new URL(url).pathname;

  it('cover its pages and announcements, including those outside menus', () => {
    const pagesOf = (subset: typeof localeRecords) => [...new Set(subset.map(addressOf))].sort();
    const unlisted = routes.docs.filter((page) => page.unlisted);
    const inLanguage = (pages: {path: string}[]) =>
      pages.map((page) => localized(page.path, locale));
    expect(pagesOf(localeRecords)).toEqual(
      [...inLanguage(routes.docs), ...announcementPaths(locale)].sort(),
    );
    expect(pagesOf(localeRecords.filter((record) => record.unlisted))).toEqual(
      inLanguage(unlisted).sort(),
    );
  });

  it('have questions in every section, except generated ones', () => {
    const generated = /^public_rest_api\/.*#(?:op|record)-|^versions#absent-|^blog\//;
    const withoutQuestions = localeRecords.filter(
      ({pageId, anchor, questions}) =>
        questions.length === 0 && !generated.test(`${pageId}#${anchor}`),
    );
    expect(withoutQuestions.map(({url}) => url)).toEqual([]);
  });

  it('have the facets of contextual search', () => {
    const announcements = announcementPaths(locale);
    const withoutFacets = localeRecords.filter((record) => {
      const context = announcements.includes(addressOf(record))
        ? 'default '
        : 'docs-default-current current';
      return `${record.docusaurus_tag} ${record.version}` !== context;
    });
    expect(withoutFacets.map(({url}) => url)).toEqual([]);
  });

  it('contain figures, tables and messages, and no menus', () => {
    const text = localeRecords.map(({content}) => content).join(' ');
    const figureTexts = Object.values(figures).flatMap((figure) =>
      'frames' in figure ? figure.frames.map(({caption}) => caption[locale]) : figure.alt[locale],
    );
    const expected = [...figureTexts, 'LIFT-303'];
    expect(expected.filter((phrase) => !text.includes(phrase))).toEqual([]);
    expect(text).not.toMatch(/Edit this page|Modifier cette page|Skip to main content/);
  });
});

describe.each(locales)('the embedded index in %s', (locale) => {
  const indexFile = localized('/search-data/index.json', locale);
  const engine = openIndex(JSON.parse(readBuild(indexFile)) as IndexFile);

  it('is under 136 kB', async () => {
    expect(await weighFile(path.join(buildDir, indexFile))).toBeLessThan(136_000);
  });

  it.each([
    // Queries in the words of the guide, judged by page.
    [
      'test',
      {
        en: {success1: 0.88, success5: 0.98, mrr10: 0.93},
        fr: {success1: 0.88, success5: 0.97, mrr10: 0.92},
      },
    ],
    // Questions, symptoms, single words, terms of other tools, typos.
    [
      'asked-test',
      {
        en: {success1: 0.8, success5: 0.96, section1: 0.6, section5: 0.84},
        fr: {success1: 0.72, success5: 0.94, section1: 0.55, section5: 0.8},
      },
    ],
  ] as const)('meets the minimum figures of %s, a set not used for tuning', (set, minimums) => {
    const metrics = summariseOutcomes(evaluate(searchSite, set, locale, records));
    const belowMinimum = Object.entries<number>(minimums[locale]).filter(
      ([name, minimum]) => !(metrics[name as keyof typeof metrics] >= minimum),
    );
    expect(belowMinimum, JSON.stringify(metrics)).toEqual([]);
  });

  it('answers the queries first that readers reported', () => {
    const missed = evaluate(searchSite, 'asked-tuning', locale, records).filter(
      ({class: name, sectionRank}) => name === 'reported' && sectionRank !== 1,
    );
    expect(missed.map(({query}) => query)).toEqual([]);
  });

  it('has hits for every suggested search', () => {
    const without = suggestions[locale].filter((query) => engine.query(query).matches.length === 0);
    expect(without).toEqual([]);
  });
});

describe('search evaluation', () => {
  it.each(locales)('has enough queries in %s, each in one set, with existing pages', (locale) => {
    const sets = querySets.map((set) => readQueries(searchSite.judgedQueries, set, locale));
    expect(Math.min(...sets.map(({length}) => length))).toBeGreaterThanOrEqual(60);
    const queries = sets.flat().map(({query}) => query);
    expect(new Set(queries).size).toBe(queries.length);
    const pages = new Set(routes.docs.map(({id}) => id));
    const expected = sets.flat().flatMap((judged) => judged.expected);
    expect(expected.filter((id) => !pages.has(id))).toEqual([]);
  });

  it('computes success rates and the mean reciprocal rank', () => {
    const rankedResult = (rank: number) => ({rank, sectionRank: rank === 6 ? undefined : rank});
    expect(summariseOutcomes([1, 2, 6, 0].map(rankedResult))).toEqual({
      queries: 4,
      success1: 0.25,
      success5: 0.5,
      mrr10: 0.417,
      section1: 0.333,
      section5: 0.667,
    });
  });

  it.each([
    [{expected: ['b'], sections: ['b', 'b#y']}, false, {rank: 2, sectionRank: 3}],
    [{expected: ['d']}, true, {rank: 0}],
    [{expected: [], see: 'c'}, true, {rank: 1}],
    [{expected: [], see: 'c'}, false, {rank: 3}],
    [{expected: [], see: null}, false, {rank: 0}],
  ])('ranks %j with a notice (%s) as %j', (judged, hasNotice, ranks) => {
    expect(ranksOf(judged, ['a#x', 'a', 'b#y', 'c'], hasNotice)).toEqual(ranks);
  });
});
