import https from 'node:https';
import {algoliasearch, type SearchClient} from 'algoliasearch';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {startProvider, type Provider} from '..';

const records = [
  {
    objectID: 'en:/gantt/',
    type: 'lvl1',
    url_without_anchor: '/gantt/',
    hierarchy: {lvl0: 'Projects', lvl1: 'Gantt chart', lvl2: null},
    content: 'One two three four five six. The bars of the plan show when the work takes place.',
    language: 'en',
    weight: {level: 90},
  },
  {
    objectID: 'en:/gantt/#zoom',
    type: 'lvl2',
    url_without_anchor: '/gantt/',
    hierarchy: {lvl0: 'Projects', lvl1: 'Gantt chart', lvl2: 'Zoom'},
    content: 'Closer, or farther.',
    language: 'en',
    weight: {level: 80},
  },
  {
    objectID: 'en:/roadmap/',
    type: 'lvl1',
    url_without_anchor: '/roadmap/',
    hierarchy: {lvl0: 'Roadmapping', lvl1: 'Roadmap', lvl2: null},
    content: 'Not a Gantt chart.',
    language: 'en',
    weight: {level: 90},
  },
  {
    objectID: 'fr:/fr/gantt/',
    type: 'lvl1',
    url_without_anchor: '/fr/gantt/',
    hierarchy: {lvl0: 'Projets', lvl1: 'Diagramme de Gantt', lvl2: null},
    content: 'Les étapes de l’équipe, et leur œuvre.',
    language: 'fr',
    weight: {level: 90},
  },
];

const settings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'hierarchy.lvl2',
    'hierarchy.lvl0',
    'content',
  ],
  attributesForFaceting: ['language', 'filterOnly(type)', 'hierarchy.lvl0'],
  customRanking: ['desc(weight.level)'],
};

let provider: Provider;

const clientWith = (apiKey: string, appId = 'APPID'): SearchClient =>
  algoliasearch(appId, apiKey, {
    hosts: [{url: `127.0.0.1:${provider.httpPort}`, protocol: 'http', accept: 'readWrite'}],
  });

beforeEach(async () => {
  provider = await startProvider();
  provider.store.load('guide', {objects: records, settings});
});

afterEach(() => provider.stop());

async function find(params: Record<string, unknown>) {
  const response = await clientWith('searchkey').searchSingleIndex<(typeof records)[number]>({
    indexName: 'guide',
    searchParams: params,
  });
  return {...response, ids: response.hits.map(({objectID}) => objectID)};
}

describe('queries', () => {
  it('finds every word, the best attribute and then the highest level first', async () => {
    expect((await find({query: 'gantt'})).ids).toEqual([
      'en:/gantt/',
      'fr:/fr/gantt/',
      'en:/gantt/#zoom',
      'en:/roadmap/',
    ]);
    expect((await find({query: 'gantt zoom'})).ids).toEqual(['en:/gantt/#zoom']);
    expect((await find({query: 'etapes oeuvre'})).ids).toEqual(['fr:/fr/gantt/']);
    expect((await find({query: 'antt'})).ids).toEqual([]);
  });

  it('falls back on any word where the index says so', async () => {
    expect((await find({query: 'roadmap zoom'})).ids).toEqual([]);
    provider.store.open('guide').settings.removeWordsIfNoResults = 'allOptional';
    expect((await find({query: 'roadmap zoom'})).ids).toHaveLength(2);
  });

  it('follows one-way synonyms, in their one direction', async () => {
    await clientWith('adminkey').saveSynonyms({
      indexName: 'guide',
      synonymHit: [
        {objectID: 'en-bar', type: 'oneWaySynonym', input: 'bar chart', synonyms: ['gantt']},
      ],
    });
    expect((await find({query: 'bar chart zoom'})).ids).toEqual(['en:/gantt/#zoom']);
    expect((await find({query: 'bar'})).ids).toEqual(['en:/gantt/']);
  });

  it('takes all filters of a list and one of each inner list', async () => {
    const facetFilters = ['language:en', ['hierarchy.lvl0:Roadmapping', 'hierarchy.lvl0:Projets']];
    expect((await find({query: '', facetFilters})).ids).toEqual(['en:/roadmap/']);
    expect((await find({query: '', facetFilters: 'language:-en'})).ids).toEqual(['fr:/fr/gantt/']);
    expect((await find({query: '', facetFilters: ['type:lvl2']})).ids).toEqual(['en:/gantt/#zoom']);
  });

  it('finds nothing by a filter on an attribute that is no facet', async () => {
    provider.store.open('guide').settings.attributesForFaceting = ['type'];
    expect((await find({query: 'gantt', facetFilters: ['language:en']})).nbHits).toBe(0);
    expect(
      (await find({query: 'gantt', facetFilters: [['type:lvl1', 'language:en']]})).nbHits,
    ).toBe(3);
  });

  it('counts the facets that the index has', async () => {
    const {facets} = await find({query: 'gantt', facets: ['hierarchy.lvl0', 'content']});
    expect(facets).toEqual({'hierarchy.lvl0': {Projects: 2, Roadmapping: 1, Projets: 1}});
  });

  it('pages', async () => {
    const page = await find({query: 'gantt', hitsPerPage: 3, page: 1});
    expect(page).toMatchObject({nbHits: 4, nbPages: 2, page: 1, hitsPerPage: 3});
    expect(page.ids).toEqual(['en:/roadmap/']);
  });

  it('groups by an attribute, and counts and pages the groups', async () => {
    Object.assign(provider.store.open('guide').settings, {
      attributeForDistinct: 'url_without_anchor',
      distinct: 3,
    });
    const page = await find({query: 'gantt', hitsPerPage: 2});
    expect(page).toMatchObject({nbHits: 3, nbPages: 2});
    expect(page.ids).toEqual(['en:/gantt/', 'en:/gantt/#zoom', 'fr:/fr/gantt/']);
    expect((await find({query: 'gantt', distinct: 1})).nbHits).toBe(3);
    expect((await find({query: 'gantt', distinct: false})).nbHits).toBe(4);
  });

  it('marks what matches, and cuts snippets around it', async () => {
    const {hits} = await find({
      query: 'gan plan',
      attributesToRetrieve: ['hierarchy.lvl1'],
      attributesToSnippet: ['content:5'],
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    });
    expect(hits).toEqual([
      {
        objectID: 'en:/gantt/',
        hierarchy: {lvl1: 'Gantt chart'},
        _highlightResult: expect.objectContaining({
          hierarchy: {
            lvl0: expect.objectContaining({value: 'Projects', matchLevel: 'none'}),
            lvl1: expect.objectContaining({
              value: '<mark>Gan</mark>tt chart',
              matchedWords: ['gan'],
            }),
          },
        }),
        _snippetResult: {
          content: {value: '…of the <mark>plan</mark> show when…', matchLevel: 'partial'},
        },
      },
    ]);
  });

  it('answers several queries at once, whose parameters may be text', async () => {
    const {results} = await clientWith('searchkey').search({
      requests: [
        {indexName: 'guide', query: 'zoom'},
        {
          indexName: 'guide',
          params: 'query=roadmap&facetFilters=%5B%22language%3Aen%22%5D',
        } as never,
      ],
    });
    expect(results).toMatchObject([
      {index: 'guide', query: 'zoom', nbHits: 1},
      {index: 'guide', query: 'roadmap', nbHits: 1},
    ]);
  });

  it('refuses an index that does not exist', async () => {
    await expect(
      clientWith('searchkey').search({requests: [{indexName: 'none', query: ''}]}),
    ).rejects.toMatchObject({status: 404, message: 'Index none does not exist'});
  });
});

describe('indexing', () => {
  it('does what the client asks to fill, read and replace an index', async () => {
    const client = clientWith('adminkey');
    const indexName = 'a name/with signs';
    await client.setSettings({indexName, indexSettings: {...settings, distinct: 3}});
    await client.saveObjects({indexName, objects: records, batchSize: 3, waitForTasks: true});
    expect(await client.getSettings({indexName})).toMatchObject({distinct: 3});
    expect(await client.indexExists({indexName})).toBe(true);
    expect(await client.indexExists({indexName: 'none'})).toBe(false);
    expect(await client.getObject({indexName, objectID: 'en:/gantt/#zoom'})).toEqual(records[1]);

    await client.partialUpdateObjects({
      indexName,
      objects: [{objectID: 'en:/gantt/', content: 'New.'}],
      createIfNotExists: true,
    });
    await client.deleteObjects({indexName, objectIDs: ['fr:/fr/gantt/']});
    const browsed: unknown[] = [];
    await client.browseObjects({
      indexName,
      browseParams: {hitsPerPage: 2},
      aggregator: ({hits}) => browsed.push(...hits),
    });
    expect(browsed).toEqual([{...records[0], content: 'New.'}, records[1], records[2]]);

    await client.operationIndex({
      indexName,
      operationIndexParams: {operation: 'copy', destination: 'copy', scope: ['settings']},
    });
    expect(provider.store.snapshot().copy).toMatchObject({objects: [], settings: {distinct: 3}});

    const {taskID} = await client.operationIndex({
      indexName,
      operationIndexParams: {operation: 'move', destination: 'guide'},
    });
    await client.waitForTask({indexName, taskID});
    const {items} = await client.listIndices();
    expect(items.map(({name, entries}) => [name, entries])).toEqual([
      ['guide', 3],
      ['copy', 0],
    ]);
    await client.deleteIndex({indexName: 'guide'});
    expect(Object.keys(provider.store.snapshot())).toEqual(['copy']);
  });

  it('keeps synonyms, and gives their type in lower case', async () => {
    const client = clientWith('adminkey');
    const synonym = {objectID: 'a', type: 'oneWaySynonym', input: 'a', synonyms: ['b']} as const;
    const save = (objectID: string, replaceExistingSynonyms: boolean) =>
      client.saveSynonyms({
        indexName: 'guide',
        synonymHit: [{...synonym, objectID, synonyms: ['b']}],
        replaceExistingSynonyms,
      });
    const ids = async () =>
      (await client.searchSynonyms({indexName: 'guide'})).hits.map(({objectID}) => objectID);
    await save('a', false);
    await save('b', false);
    expect(await ids()).toEqual(['a', 'b']);
    await save('c', true);
    expect(await ids()).toEqual(['c']);
    expect((await client.searchSynonyms({indexName: 'guide'})).hits[0]?.type).toBe('onewaysynonym');
    await client.clearSynonyms({indexName: 'guide'});
    expect(await ids()).toEqual([]);
  });

  it('shows a write only when its task is published', async () => {
    provider.store.polls = 2;
    const client = clientWith('adminkey');
    const {taskID} = await client.clearObjects({indexName: 'guide'});
    const states = [];
    for (let poll = 0; poll < 3; poll++) {
      expect((await find({query: ''})).nbHits).toBe(4);
      states.push((await client.getTask({indexName: 'guide', taskID})).status);
    }
    expect(states).toEqual(['notPublished', 'notPublished', 'published']);
    expect((await find({query: ''})).nbHits).toBe(0);
  });
});

describe('keys', () => {
  it.each([
    ['a wrong key', 'wrong', 'APPID'],
    ['a wrong application', 'searchkey', 'OTHER'],
  ])('refuses %s', async (_, key, appId) => {
    await expect(
      clientWith(key, appId).search({requests: [{indexName: 'guide', query: ''}]}),
    ).rejects.toMatchObject({status: 403, message: 'Invalid Application-ID or API key'});
  });

  it('lets a search key search, and nothing else', async () => {
    const client = clientWith('searchkey');
    const indexName = 'guide';
    await client.getObject({indexName, objectID: 'en:/gantt/'});
    const others = [
      client.setSettings({indexName, indexSettings: {}}),
      client.getSettings({indexName}),
      client.saveObjects({indexName, objects: [{objectID: 'a'}]}),
      client.browse({indexName}),
      client.listIndices(),
      client.searchSynonyms({indexName}),
      client.deleteIndex({indexName}),
    ];
    for (const {status, reason} of (await Promise.allSettled(others)) as PromiseRejectedResult[]) {
      expect([status, reason.message]).toEqual([
        'rejected',
        'Method not allowed with this API key',
      ]);
    }
    expect(provider.store.snapshot().guide?.objects).toEqual(records);
  });
});

describe('the server', () => {
  it('logs requests', async () => {
    await find({query: 'zoom'});
    expect(provider.requests).toMatchObject([
      {host: '127.0.0.1', method: 'POST', path: '/1/indexes/guide/query', body: {query: 'zoom'}},
    ]);
  });

  it('answers the provider’s hosts over TLS, and a preflight', async () => {
    const ask = (host: string, method: string, path: string) =>
      new Promise<{status?: number; origin: unknown}>((resolve, reject) => {
        https
          .request(
            {
              host: '127.0.0.1',
              port: provider.httpsPort,
              rejectUnauthorized: false,
              headers: {host, origin: 'https://docs.telescope.example'},
              method,
              path,
            },
            (response) => {
              response.resume();
              resolve({
                status: response.statusCode,
                origin: response.headers['access-control-allow-origin'],
              });
            },
          )
          .once('error', reject)
          .end();
      });
    const address = '/1/indexes/guide?x-algolia-api-key=searchkey&x-algolia-application-id=APPID';
    const record = address.replace('guide', 'guide/en%3A%2Fgantt%2F');
    expect(await ask('appid-dsn.algolia.net', 'GET', record)).toEqual({status: 200, origin: '*'});
    expect(await ask('appid-1.algolianet.com', 'OPTIONS', address)).toEqual({
      status: 204,
      origin: '*',
    });
    expect(await ask('example.com', 'GET', record)).toMatchObject({status: 404});
    expect(await ask('askai.algolia.com', 'OPTIONS', '/chat')).toMatchObject({status: 204});
    expect(await ask('askai.algolia.com', 'GET', '/1/indexes')).toMatchObject({status: 404});
  });

  it('goes wrong as told, as often as told', async () => {
    const isQuery = ({path}: {path: string}) => path.endsWith('/query');
    provider.faults.push({when: isQuery, times: 1, status: 429, body: {message: 'Slow down'}});
    const client = algoliasearch('APPID', 'searchkey', {
      hosts: [{url: `127.0.0.1:${provider.httpPort}`, protocol: 'http', accept: 'readWrite'}],
      maxRateLimitRetries: 0,
    });
    const ask = () => client.searchSingleIndex({indexName: 'guide', searchParams: {query: 'zoom'}});
    await expect(ask()).rejects.toMatchObject({status: 429, message: 'Slow down'});
    expect((await ask()).nbHits).toBe(1);

    provider.faults.splice(0, 1, {when: isQuery, delay: 60});
    const start = performance.now();
    expect((await ask()).nbHits).toBe(1);
    expect(performance.now() - start).toBeGreaterThan(50);

    provider.faults.splice(0, 1, {when: isQuery, drop: true});
    await expect(ask()).rejects.toMatchObject({name: 'RetryError'});
  });

  it('can lose the answer to a write that it made', async () => {
    provider.faults.push({when: ({method}) => method === 'DELETE', dropAnswer: true});
    await expect(clientWith('adminkey').deleteIndex({indexName: 'guide'})).rejects.toMatchObject({
      name: 'RetryError',
    });
    expect(provider.store.snapshot()).toEqual({});
  });
});
