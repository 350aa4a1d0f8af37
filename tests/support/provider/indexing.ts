import type {IndexSettings, SynonymHit} from 'algoliasearch';
import {failure, noSuchIndex, ok, pick, type Answer, type LoggedRequest} from './protocol';
import type {Store, StoredIndex, StoredObject} from './store';

type Scope = 'settings' | 'synonyms' | 'rules';

/**
 * Answers what the official client asks to manage indices.
 *
 * @see node_modules/@algolia/client-search/dist/builds/node.js, `requestPath`
 * @returns nothing for a request that is none of these
 */
export function answerIndexing(store: Store, request: LoggedRequest): Answer | undefined {
  const [version, area, name, action, id, ...more] = request.path
    .split('/')
    .slice(1)
    .map(decodeURIComponent);
  if (version !== '1' || area !== 'indexes' || more.length > 0) {
    return undefined;
  }
  const route = `${request.method} ${action ?? ''}`;
  if (name === undefined) {
    return request.method === 'GET' ? listIndices(store) : undefined;
  }
  if (request.method === 'GET' && action === 'task') {
    return ok({
      status: store.isPublished(Number(id)) ? 'published' : 'notPublished',
      pendingTask: false,
    });
  }
  return (
    answerWrite(store, name, route, id, request) ?? answerRead(store, name, route, id, request)
  );
}

function answerWrite(
  store: Store,
  name: string,
  route: string,
  id: string | undefined,
  {body, query}: LoggedRequest,
): Answer | undefined {
  const change = (apply: (index: StoredIndex) => void) =>
    written(store.write(() => apply(store.open(name))));
  switch (id === undefined ? route : `${route}/${id}`) {
    case 'PUT settings':
      return change(({settings}) => {
        Object.assign(settings, body as IndexSettings);
      });
    case 'POST synonyms/batch':
      return change(({synonyms}) => {
        if (query.replaceExistingSynonyms === 'true') {
          synonyms.clear();
        }
        (body as SynonymHit[]).forEach((synonym) =>
          // The provider gives the type back in lower case.
          synonyms.set(synonym.objectID, {
            ...synonym,
            type: synonym.type.toLowerCase() as SynonymHit['type'],
          }),
        );
      });
    case 'POST synonyms/clear':
      return change(({synonyms}) => synonyms.clear());
    case 'POST clear':
      return change(({objects}) => objects.clear());
    case 'POST batch':
      return batch(store, name, body as BatchBody);
    case 'POST operation':
      return operate(store, name, body as OperationBody);
    case 'DELETE ':
      return {
        status: 200,
        body: {taskID: store.write(() => store.indices.delete(name)), deletedAt: now()},
      };
    default:
      return undefined;
  }
}

function answerRead(
  store: Store,
  name: string,
  route: string,
  id: string | undefined,
  {body}: LoggedRequest,
): Answer | undefined {
  const index = store.indices.get(name);
  if (!index) {
    return noSuchIndex(name);
  }
  if (route === 'GET settings') {
    return ok({...structuredClone(index.settings), version: 2});
  }
  if (route === 'POST synonyms' && id === 'search') {
    const {page = 0, hitsPerPage = 20} = (body ?? {}) as {page?: number; hitsPerPage?: number};
    const all = [...index.synonyms.values()];
    return ok({
      hits: all.slice(page * hitsPerPage, (page + 1) * hitsPerPage),
      nbHits: all.length,
    });
  }
  if (route === 'POST browse') {
    return browse(index, (body ?? {}) as BrowseBody);
  }
  const [method, objectID = ''] = route.split(' ');
  if (method === 'GET' && id === undefined) {
    const object = index.objects.get(objectID);
    return object ? ok(pick(object)) : failure(404, 'ObjectID does not exist');
  }
  return undefined;
}

interface BatchBody {
  requests: {action: string; body: StoredObject}[];
}

/** All of a batch, or nothing. */
function batch(store: Store, name: string, {requests}: BatchBody): Answer {
  const unknown = requests.find(({action}) => !(action in batchActions));
  const nameless = requests.find(({body}) => !body.objectID);
  if (unknown || nameless) {
    return failure(400, unknown ? `invalid action ${unknown.action}` : 'objectID is missing');
  }
  return {
    status: 200,
    body: {
      taskID: store.write(() => {
        const index = store.open(name);
        requests.forEach(({action, body}) =>
          batchActions[action as keyof typeof batchActions](index.objects, structuredClone(body)),
        );
      }),
      objectIDs: requests.map(({body}) => body.objectID),
    },
  };
}

type Objects = StoredIndex['objects'];

const replaceObject = (objects: Objects, body: StoredObject) => objects.set(body.objectID, body);
const updateObject = (objects: Objects, body: StoredObject) =>
  objects.set(body.objectID, {...objects.get(body.objectID), ...body});

const batchActions = {
  addObject: replaceObject,
  updateObject: replaceObject,
  partialUpdateObject: updateObject,
  deleteObject: (objects: Objects, {objectID}: StoredObject) => objects.delete(objectID),
};

interface OperationBody {
  operation: 'move' | 'copy';
  destination: string;
  scope?: Scope[];
}

/** Moves or copies an index; with a scope, only these parts and never the records. */
function operate(store: Store, name: string, {operation, destination, scope}: OperationBody) {
  return written(
    store.write(() => {
      const source = store.indices.get(name);
      if (!source) {
        return;
      }
      if (operation === 'move') {
        store.indices.set(destination, source);
        store.indices.delete(name);
        return;
      }
      const target = store.open(destination);
      const copied = structuredClone(source);
      if (!scope || scope.includes('settings')) {
        target.settings = copied.settings;
      }
      if (!scope || scope.includes('synonyms')) {
        target.synonyms = copied.synonyms;
      }
      if (!scope || scope.includes('rules')) {
        target.rules = copied.rules;
      }
      if (!scope) {
        target.objects = copied.objects;
      }
    }),
  );
}

interface BrowseBody {
  cursor?: string;
  hitsPerPage?: number;
  attributesToRetrieve?: string[];
}

/** The settings of the index limit what browsing gives, unless the request says otherwise. */
function browse(
  index: StoredIndex,
  {cursor, hitsPerPage = 1000, attributesToRetrieve}: BrowseBody,
) {
  const from = Number(cursor ?? 0);
  const to = from + hitsPerPage;
  const all = [...index.objects.values()];
  const attributes = attributesToRetrieve ?? index.settings.attributesToRetrieve;
  return ok({
    hits: all.slice(from, to).map((object) => pick(object, attributes)),
    nbHits: all.length,
    page: 0,
    nbPages: 1,
    hitsPerPage,
    query: '',
    params: '',
    processingTimeMS: 1,
    ...(to < all.length ? {cursor: String(to)} : {}),
  });
}

function listIndices(store: Store): Answer {
  return ok({
    items: [...store.indices].map(([name, {objects}]) => ({
      name,
      entries: objects.size,
      createdAt: now(),
      updatedAt: now(),
      dataSize: 0,
      fileSize: 0,
      lastBuildTimeS: 0,
      pendingTask: false,
      numberOfPendingTasks: 0,
    })),
    nbPages: 1,
  });
}

const now = () => new Date().toISOString();

const written = (taskID: number): Answer => ok({taskID, updatedAt: now()});
