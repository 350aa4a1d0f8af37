import vm from 'node:vm';
import {matchRoutes, type RouteConfig} from 'react-router-config';

/** What the scripts of a built site know: which chunks a page is made of, and where they are. */
export interface Application {
  /** The files of the chunks that a page needs before it answers, without the base address. */
  chunksOf(address: string): string[];
}

/** `{"__comp": "17896441", "content": "a1b2c3d4"}`, nested as the properties of the page are. */
interface ChunkNames {
  [property: string]: string | ChunkNames;
}

/**
 * Reads the application from the scripts that a page of Docusaurus starts with, as webpack and
 * Rspack write them. No browser is needed: what it would run to find the chunks is run here.
 *
 * @throws when the scripts are not written as expected, naming what was not found
 */
export function readApplication(scripts: string): Application {
  const routes = readRoutes(scripts);
  const chunkNames = readChunkNames(scripts);
  const chunks = readRegistry(scripts);
  const fileOf = readFileNames(scripts);
  return {
    chunksOf(address) {
      const names = matchRoutes(routes, address).flatMap(({route}) =>
        valuesOf(chunkNames[String(route.component)] ?? {}),
      );
      const ids = names.flatMap((name) => chunks.get(name) ?? []);
      // A chunk of styles alone has no script: they are in a style sheet that is there already.
      return [...new Set(ids)].map(fileOf).filter((file) => !file.includes('.undefined.'));
    },
  };
}

/** The tree of the routes; the component of each becomes its name among the chunk names. */
function readRoutes(scripts: string): RouteConfig[] {
  const [, tree = ''] =
    /(\[\{path:"[^"]*",component:.*?,\{path:"\*",component:[^}]*\}\])/s.exec(scripts) ?? [];
  const named = tree.replace(
    /component:[^("]*(?:\(0,[^)]*\))?\(([^)]*)\)/g,
    (_, parts: string) => `component:[${parts}].join("-")`,
  );
  return evaluate<RouteConfig[]>('the routes', named);
}

/** The content of `routesChunkNames.json`. */
function readChunkNames(scripts: string): Record<string, ChunkNames> {
  const [, json = ''] = /JSON\.parse\(('\{"[^']*?"__comp"[^']*\}')\)/.exec(scripts) ?? [];
  return JSON.parse(evaluate<string>('the names of the chunks of each route', json));
}

/** By the name of a chunk, the ids of the files that hold it: it may need others. */
function readRegistry(scripts: string): Map<string, string[]> {
  const entries = scripts.matchAll(
    /(?<key>"[^"]+"|\w+):\[\(\)=>(?<load>(?:(?!\[\(\)=>).)*?),"@[^"]+",[^\]]+\]/g,
  );
  const registry = new Map(
    [...entries].map(({groups}) => {
      const {key = '', load = ''} = groups ?? {};
      const ids = [...load.matchAll(/\.e\("?([\w~-]+)"?\)/g)].map(([, id]) => id!);
      return [nameOf(key), ids];
    }),
  );
  if (registry.size === 0) {
    throw new Error(notFound('the registry of chunks'));
  }
  return registry;
}

/** A key of an object: `"a1b2"`, `a1b2`, or a number in whatever way it is shortest. */
function nameOf(key: string): string {
  return key.startsWith('"') ? key.slice(1, -1) : /^\d/.test(key) ? String(Number(key)) : key;
}

/** The function that gives the file of a chunk. */
function readFileNames(scripts: string): (id: string) => string {
  const [, source = ''] = /\.u=(\w+=>"assets\/js\/"\+.*?\+"\.js")/.exec(scripts) ?? [];
  return evaluate('the names of the files', source);
}

function valuesOf(names: ChunkNames): string[] {
  return Object.values(names).flatMap((value) =>
    typeof value === 'string' ? value : valuesOf(value),
  );
}

function evaluate<Value>(what: string, source: string): Value {
  if (source === '') {
    throw new Error(notFound(what));
  }
  return vm.runInNewContext(`(${source})`) as Value;
}

function notFound(what: string): string {
  return `The scripts of the page do not hold ${what} as expected: see scripts/measure/firstLoad/application.ts.`;
}
