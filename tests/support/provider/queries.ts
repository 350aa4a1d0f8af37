import type {SearchParamsObject} from 'algoliasearch';
import {failure, noSuchIndex, ok, pick, setAt, textsAt, valueAt, type Answer} from './protocol';
import type {Store, StoredIndex, StoredObject} from './store';
import {cut, hasWord, mark, variantsOf, wordsOf} from './words';

type Params = SearchParamsObject;
type Query = Params & {indexName?: string; params?: string | Params};
type Filters = string | (string | string[])[];

/** Answers the queries of several indices in one request. */
export function answerQueries(store: Store, body: unknown): Answer {
  const {requests} = (body ?? {}) as {requests?: Query[]};
  if (!Array.isArray(requests)) {
    return failure(400, 'invalid JSON: requests is missing');
  }
  const missing = requests.find(({indexName = ''}) => !store.indices.has(indexName));
  return missing
    ? noSuchIndex(missing.indexName ?? '')
    : ok({
        results: requests.map(({indexName = '', ...query}) => ({
          ...search(store.open(indexName), readParams(query)),
          index: indexName,
        })),
      });
}

/** Answers one query of one index. */
export function answerQuery(store: Store, name: string, body: unknown): Answer {
  const index = store.indices.get(name);
  return index ? ok(search(index, readParams((body ?? {}) as Query))) : noSuchIndex(name);
}

/** Parameters come at the root, in an object `params`, or in a query string of that name. */
function readParams({params, ...query}: Query): Params {
  if (typeof params !== 'string') {
    return {...query, ...params};
  }
  const fromText = [...new URLSearchParams(params)].map(([name, text]) => {
    try {
      return [name, name === 'query' ? text : JSON.parse(text)];
    } catch {
      return [name, text];
    }
  });
  return {...query, ...Object.fromEntries(fromText)};
}

function search(index: StoredIndex, own: Params) {
  const params = {...index.settings, ...own};
  const {query = '', page = 0, hitsPerPage = 20} = params;
  const filtered = [...index.objects.values()].filter((object) =>
    passes(object, own.facetFilters as Filters | undefined, facetsOf(index)),
  );
  const {found, words} = findMatches(index, filtered, query);
  const groups = group(rank(found, words, index), params);
  const facets = countFacets(found, own.facets, facetsOf(index));
  return {
    hits: groups
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .flat()
      .map((object) => ({
        ...pick(object, params.attributesToRetrieve),
        ...decorate(object, words, params, searchable(index)),
      })),
    // With `distinct`, the provider counts and pages the groups.
    nbHits: groups.length,
    page,
    nbPages: hitsPerPage > 0 ? Math.ceil(groups.length / hitsPerPage) : 0,
    hitsPerPage,
    ...(own.facets ? {facets} : {}),
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    query,
    params: new URLSearchParams(
      Object.entries(own).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ).toString(),
    processingTimeMS: 1,
    renderingContent: {},
  };
}

/** Facets without their modifiers: `filterOnly(version)` is `version`. */
const facetsOf = (index: StoredIndex): string[] =>
  (index.settings.attributesForFaceting ?? []).map(withoutModifiers);

const withoutModifiers = (attribute: string) => attribute.replace(/^(?:\w+\()*([^()]*)\)*$/, '$1');

/** All filters of a list must pass, one of each inner list; an attribute that is no facet never does. */
function passes(object: StoredObject, filters: Filters = [], facets: string[]): boolean {
  const all = typeof filters === 'string' ? [filters] : filters;
  return all.every((either) =>
    [either].flat().some((filter) => {
      const [attribute = '', ...rest] = filter.split(':');
      const wanted = rest.join(':');
      const without = wanted.startsWith('-');
      const has = [valueAt(object, attribute)].flat().map(String);
      return (
        facets.includes(attribute) && has.includes(without ? wanted.slice(1) : wanted) !== without
      );
    }),
  );
}

function searchable(index: StoredIndex): string[] {
  const listed = index.settings.searchableAttributes?.flatMap((entry) =>
    entry.split(',').map((attribute) => withoutModifiers(attribute.trim())),
  );
  return (
    listed ?? [...new Set([...index.objects.values()].flatMap((object) => Object.keys(object)))]
  );
}

/** Objects that have every word of the query, or of what a synonym makes of it; or else any word. */
function findMatches(index: StoredIndex, objects: StoredObject[], query: string) {
  const variants = variantsOf(query, index.synonyms.values());
  const attributes = searchable(index);
  const has = (object: StoredObject, word: string) =>
    attributes.some((attribute) =>
      textsAt(object, attribute).some(([, text]) => hasWord(text, word)),
    );
  const strict = objects.filter((object) =>
    variants.some((variant) => variant.every((word) => has(object, word))),
  );
  const loose = strict.length === 0 && index.settings.removeWordsIfNoResults === 'allOptional';
  return {
    found: loose
      ? objects.filter((object) => wordsOf(query).some((word) => has(object, word)))
      : strict,
    words: [...new Set(variants.flat())],
  };
}

/** Best attribute first, then the index's own ranking. */
function rank(objects: StoredObject[], words: string[], index: StoredIndex): StoredObject[] {
  const attributes = searchable(index);
  const place = (object: StoredObject) =>
    attributes.findIndex((attribute) =>
      textsAt(object, attribute).some(([, text]) => words.some((word) => hasWord(text, word))),
    );
  const custom = (index.settings.customRanking ?? []).map((rule) => ({
    attribute: withoutModifiers(rule),
    sign: rule.startsWith('desc') ? -1 : 1,
  }));
  return [...objects].sort(
    (a, b) =>
      place(a) - place(b) ||
      custom
        .map(({attribute, sign}) => sign * (numberAt(a, attribute) - numberAt(b, attribute)))
        .find((difference) => difference !== 0) ||
      0,
  );
}

const numberAt = (object: StoredObject, attribute: string) =>
  Number(valueAt(object, attribute) ?? 0);

/** One group for each object, or the best few of each value of `attributeForDistinct`. */
function group(
  objects: StoredObject[],
  {distinct, attributeForDistinct}: {distinct?: unknown; attributeForDistinct?: string},
): StoredObject[][] {
  const size = Number(distinct ?? 0);
  if (!attributeForDistinct || size === 0) {
    return objects.map((object) => [object]);
  }
  const groups = new Map<unknown, StoredObject[]>();
  for (const object of objects) {
    const key = valueAt(object, attributeForDistinct);
    groups.set(key, [...(groups.get(key) ?? []), object]);
  }
  return [...groups.values()].map((members) => members.slice(0, size));
}

function countFacets(objects: StoredObject[], asked: readonly string[] = [], facets: string[]) {
  const names = asked.includes('*') ? facets : asked.filter((name) => facets.includes(name));
  return Object.fromEntries(
    names.map((name) => {
      const counts: Record<string, number> = {};
      for (const value of objects.flatMap((object) => [valueAt(object, name)].flat())) {
        if (value !== undefined && value !== null) {
          counts[String(value)] = (counts[String(value)] ?? 0) + 1;
        }
      }
      return [name, counts];
    }),
  );
}

/** `_highlightResult` and `_snippetResult`, in the shape of the object itself. */
function decorate(object: StoredObject, words: string[], params: Params, fallback: string[]) {
  const {
    highlightPreTag: pre = '<em>',
    highlightPostTag: post = '</em>',
    attributesToHighlight = fallback,
    attributesToSnippet = [],
    snippetEllipsisText = '…',
  } = params;
  const highlights: Record<string, unknown> = {};
  for (const attribute of attributesToHighlight) {
    for (const [name, text] of textsAt(object, attribute)) {
      const {value, matchedWords} = mark(text, words, pre, post);
      setAt(highlights, name, {
        value,
        matchLevel: matchLevel(matchedWords, words),
        ...(matchedWords.length > 0 ? {fullyHighlighted: value === `${pre}${text}${post}`} : {}),
        matchedWords,
      });
    }
  }
  const snippets: Record<string, unknown> = {};
  for (const entry of attributesToSnippet) {
    const [attribute = '', size = '10'] = entry.split(':');
    for (const [name, text] of textsAt(object, attribute)) {
      const part = cut(text, words, Number(size), snippetEllipsisText);
      const {value, matchedWords} = mark(part, words, pre, post);
      setAt(snippets, name, {value, matchLevel: matchLevel(matchedWords, words)});
    }
  }
  return {
    ...(attributesToHighlight.length > 0 ? {_highlightResult: highlights} : {}),
    ...(attributesToSnippet.length > 0 ? {_snippetResult: snippets} : {}),
  };
}

function matchLevel(matched: string[], words: string[]): 'none' | 'partial' | 'full' {
  return matched.length === 0 ? 'none' : matched.length < words.length ? 'partial' : 'full';
}
