import type {IndexSettings} from 'algoliasearch';
import type {SearchRecord} from '../../../packages/search/src/record';
import type {ProviderResponse, LoggedRequest} from '.';

export interface IndexContents {
  objects: readonly SearchRecord[];
  settings: IndexSettings;
}

export type Indices = Map<string, IndexContents>;

const empty: IndexContents = {objects: [], settings: {}};
const published = {taskID: 1, status: 'published'};

/** Changes take effect immediately. */
const update = (indices: Indices, name: string, change: Partial<IndexContents>) => {
  indices.set(name, {...(indices.get(name) ?? empty), ...change});
  return published;
};

const remove = (indices: Indices, name: string) => {
  indices.delete(name);
  return published;
};

const handlers: Readonly<Record<string, (indices: Indices, name: string, body: never) => object>> =
  {
    'GET task': () => published,
    'POST queries': (
      indices,
      _,
      {requests}: {requests: (HostedRequest & {indexName: string})[]},
    ) => ({
      results: requests.map((request) => search(indices.get(request.indexName) ?? empty, request)),
    }),
    'PUT settings': (indices, name, settings: IndexSettings) => update(indices, name, {settings}),
    'POST batch': (indices, name, {requests}: {requests: {body: SearchRecord}[]}) => {
      const {objects} = indices.get(name) ?? empty;
      return update(indices, name, {objects: [...objects, ...requests.map(({body}) => body)]});
    },
    'POST operation': (indices, name, {operation, destination}: Operation) => {
      const source = indices.get(name) ?? empty;
      // The client only copies settings, not records.
      const {objects} = operation === 'move' ? source : (indices.get(destination) ?? empty);
      indices.set(destination, {...source, objects});
      return operation === 'move' ? remove(indices, name) : published;
    },
    'DELETE ': remove,
  };

interface Operation {
  operation: 'move' | 'copy';
  destination: string;
}

/**
 * Handles requests of the official client.
 *
 * @see node_modules/@algolia/client-search/dist/builds/node.js, `requestPath`
 */
export function handleIndexRequest(
  indices: Indices,
  {method, path, body}: LoggedRequest,
): ProviderResponse {
  const [, name = '', rest = ''] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(path) ?? [];
  const handler = handlers[`${method} ${rest.replace(/^task\/.*/, 'task')}`];
  return handler
    ? {status: 200, body: handler(indices, decodeURIComponent(name), body as never)}
    : {status: 404, body: {message: `No such path: ${method} ${path}`, status: 404}};
}

interface HostedRequest {
  query?: string;
  facetFilters?: Array<string | string[]>;
  page?: number;
  hitsPerPage?: number;
}

/** Finds records with all words of a query. Like Algolia, needs facets that are in the index. */
function search({objects, settings}: IndexContents, request: HostedRequest) {
  const {query = '', facetFilters = [], page = 0, hitsPerPage = 20} = request;
  const facet = (name: string) =>
    facetFilters
      .flat()
      .find((filter) => filter.startsWith(`${name}:`))
      ?.slice(name.length + 1);
  const words = query.toLowerCase().split(' ');
  const found = objects.filter(({language, hierarchy, content}) => {
    const text = [...Object.values(hierarchy), content].join(' ').toLowerCase();
    return (
      settings.attributesForFaceting?.includes('language') &&
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
