import type {IndexSettings} from 'algoliasearch';
import {pageScore} from '../engine/ranking';
import {stopWordsOf} from '../engine/languages';

/** What contextual search filters by: every query of the site carries both. */
export const contextAttributes = ['language', 'docusaurus_tag'] as const;

/**
 * The settings of the hosted index: DocSearch's own for Docusaurus, but for what a comment explains.
 * They are the whole of its settings; what is changed in the dashboard lasts until the next push.
 *
 * @see https://docsearch.algolia.com/docs/templates#docusaurus-v2--v3-template
 */
export function createIndexSettings(locales: readonly string[]): IndexSettings {
  const words = locales.flatMap((locale) => [...stopWordsOf(locale)]);
  const languages = locales.map(
    (locale) => locale.split('-')[0],
  ) as IndexSettings['queryLanguages'] & string[];
  return {
    // The provider answers nothing to a filter on an attribute that is not here: without the context,
    // every query of the site comes back empty. Filters of the search page use the area, lvl0.
    attributesForFaceting: ['type', ...contextAttributes, 'version', 'hierarchy.lvl0'],

    // DocSearch puts lvl0 first; here it is the name of the area, and "projects" would give every page
    // of that area before the page of that title. Records go no deeper than lvl4.
    searchableAttributes: [
      'unordered(hierarchy.lvl1)',
      'unordered(hierarchy.lvl2)',
      'unordered(hierarchy.lvl3)',
      'unordered(hierarchy.lvl4)',
      'unordered(hierarchy.lvl0)',
      // A label of the interface is what a section is about more often than a word of its text.
      'unordered(labels)',
      'content',
      // What readers ask, in words that the section may not have.
      'unordered(questions)',
    ],
    attributesToRetrieve: [
      ...['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
      'unlisted',
    ],
    attributesToHighlight: ['hierarchy', 'content'],
    // As long as DocSearch's box asks for, where a query does not say.
    attributesToSnippet: ['content:15'],
    camelCaseAttributes: ['hierarchy', 'content'],

    // DocSearch keeps one record of each address, that is of each section. A record is a section here,
    // so that would keep all; a page shows its three best sections, as the site's own index does.
    attributeForDistinct: 'url_without_anchor',
    distinct: pageScore.shown,

    ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
    customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],

    // The marks that DocSearch's box asks for, and that the site turns into elements.
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',

    // As the site's own index: none in a word of three letters, where a typo is another word (PBS,
    // WBS), and two only from eight.
    minWordSizefor1Typo: 4,
    minWordSizefor2Typos: 8,
    // LIFT-303 is not LIFT-304. A hyphen needs no setting: both sides of it are words that must match.
    allowTyposOnNumericTokens: false,
    separatorsToIndex: '_',

    // Without the languages, plurals of all those that the provider knows would count.
    queryLanguages: languages,
    indexLanguages: languages,
    ignorePlurals: languages,
    // The provider's own stop words stay on, as one list serves both languages and has words that are
    // names of fields here ("état", "début"). Ours need not match, but help to rank: a question finds
    // what it asks for, and "l’équipe" finds "équipe".
    removeStopWords: false,
    optionalWords: [...new Set(words)].sort(),
    removeWordsIfNoResults: 'allOptional',

    minProximity: 1,
    advancedSyntax: true,
    attributeCriteriaComputedByMinProximity: true,
  };
}
