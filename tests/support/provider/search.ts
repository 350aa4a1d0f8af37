import type {SearchRecord} from 'docusaurus-search-sections/commands';

export interface HostedRequest {
  indexName: string;
  query?: string;
  facetFilters?: Array<string | string[]>;
  page?: number;
  hitsPerPage?: number;
}

/** Finds records with all words of a query, in the format of Algolia. */
export function search(records: readonly SearchRecord[], request: HostedRequest) {
  const {indexName, query = '', facetFilters = [], page = 0, hitsPerPage = 20} = request;
  const facet = (name: string) =>
    facetFilters
      .flat()
      .find((filter) => filter.startsWith(`${name}:`))
      ?.slice(name.length + 1);
  const words = query.toLowerCase().split(' ');
  const found = records.filter(({language, hierarchy, content}) => {
    const text = [...Object.values(hierarchy), content].join(' ').toLowerCase();
    return (
      indexName === 'guide' &&
      language === facet('language') &&
      words.every((word) => text.includes(word))
    );
  });
  const areas = found.map(({hierarchy}) => hierarchy.lvl0);
  const area = facet('hierarchy.lvl0');
  const hits = found.filter(({hierarchy}) => !area || hierarchy.lvl0 === area);
  return {
    nbHits: hits.length,
    nbPages: Math.ceil(hits.length / hitsPerPage),
    page,
    facets: {
      'hierarchy.lvl0': Object.fromEntries(
        areas.map((name) => [name, areas.filter((other) => other === name).length]),
      ),
    },
    hits: hits.slice(page * hitsPerPage, (page + 1) * hitsPerPage),
  };
}
