import type {IndexSettings} from 'algoliasearch';
import type {SearchRecord} from '../../../packages/search/src/record';
import type {ProviderResponse, LoggedRequest} from '.';

export interface IndexContents {
  objects: readonly SearchRecord[];
  settings: IndexSettings;
}

export type Indices = Map<string, IndexContents>;

type Handler = (indices: Indices, name: string, body: unknown) => ProviderResponse;

const empty: IndexContents = {objects: [], settings: {}};

const ok = (body: unknown): ProviderResponse => ({status: 200, body});

/** Takes effect immediately. */
const updateIndex =
  (
    createUpdate: (index: IndexContents, body: unknown, indices: Indices) => Partial<IndexContents>,
  ): Handler =>
  (indices, name, body) => {
    const index = indices.get(name) ?? empty;
    indices.set(name, {...index, ...createUpdate(index, body, indices)});
    return published;
  };

const published = ok({taskID: 1, status: 'published'});

const handlers: Readonly<Record<string, Handler>> = {
  'GET task': () => published,
  'POST queries': (indices, _name, body) => {
    const {requests} = body as {requests: (HostedRequest & {indexName: string})[]};
    return ok({
      results: requests.map((request) => search(indices.get(request.indexName) ?? empty, request)),
    });
  },
  'PUT settings': updateIndex((_, settings) => ({settings: settings as IndexSettings})),
  'POST batch': updateIndex(({objects}, body) => {
    const {requests} = body as {requests: {body: SearchRecord}[]};
    return {objects: [...objects, ...requests.map((request) => request.body)]};
  }),
  'POST operation': (indices, name, body) => {
    const {operation, destination} = body as {operation: 'move' | 'copy'; destination: string};
    const source = indices.get(name) ?? empty;
    // The client only copies settings, not records.
    const {objects} = operation === 'move' ? source : (indices.get(destination) ?? empty);
    indices.set(destination, {...source, objects});
    return operation === 'move' ? remove(indices, name) : published;
  },
  'DELETE ': (indices, name) => remove(indices, name),
};

function remove(indices: Indices, name: string): ProviderResponse {
  indices.delete(name);
  return published;
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
    ? handler(indices, decodeURIComponent(name), body)
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
