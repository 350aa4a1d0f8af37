import type {IndexSettings} from 'algoliasearch';
import {pageScore} from '../engine/ranking';
import {stopWordsOf} from '../engine/languages';

const contextAttributes = ['language', 'docusaurus_tag'] as const;

/**
 * DocSearch's template, except where commented, and without what's a default or in each request. A
 * push overwrites changes from the dashboard.
 *
 * @see https://docsearch.algolia.com/docs/templates#docusaurus-v2--v3-template
 */
export function createIndexSettings(locales: readonly string[]): IndexSettings {
  const words = locales.flatMap((locale) => [...stopWordsOf(locale)]);
  const languages = locales.map(
    (locale) => locale.split('-')[0],
  ) as IndexSettings['queryLanguages'] & string[];
  return {
    // Filters on other attributes return no hits. The search page filters by lvl0.
    attributesForFaceting: ['type', ...contextAttributes, 'version', 'hierarchy.lvl0'],

    // DocSearch puts lvl0 first. It's the area here: "projects" would rank each page of that area
    // above the page of that title.
    searchableAttributes: [
      'unordered(hierarchy.lvl1)',
      'unordered(hierarchy.lvl2)',
      'unordered(hierarchy.lvl3)',
      'unordered(hierarchy.lvl4)',
      'unordered(hierarchy.lvl0)',
      // Labels tell more about a section than its text.
      'unordered(labels)',
      'content',
      'unordered(questions)',
    ],
    attributesToRetrieve: [
      ...['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
      'unlisted',
    ],
    attributesToHighlight: ['hierarchy', 'content'],
    camelCaseAttributes: ['hierarchy', 'content'],

    // DocSearch keeps one per URL and anchor. Show three per page, as in the embedded index.
    attributeForDistinct: 'url_without_anchor',
    distinct: pageScore.shown,

    ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
    customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],

    // LIFT-303 isn't LIFT-304.
    allowTyposOnNumericTokens: false,
    separatorsToIndex: '_',

    // By default, Algolia ignores the plurals of all supported languages.
    queryLanguages: languages,
    indexLanguages: languages,
    ignorePlurals: languages,
    // Algolia's stop words include words of user interfaces ("état", "début"). Ours are optional,
    // and help ranking.
    optionalWords: [...new Set(words)].sort(),
    removeWordsIfNoResults: 'allOptional',

    attributeCriteriaComputedByMinProximity: true,
  };
}
