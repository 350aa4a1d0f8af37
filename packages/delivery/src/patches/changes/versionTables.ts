import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {LoadContext} from '@docusaurus/types';
import {readGenerated} from '../generatedModules';

/** A route, as Docusaurus generates it; `component` is what its component is made of. */
export interface Route {
  path: string;
  component: [path: string, hash: string];
  routes?: Route[];
}

/** The names of the chunks of each route, by its path and hash; the names are at any depth. */
type ChunkNames = Record<string, object>;

/** What a browser needs to know of the pages of a version that has not the root of the site. */
export interface VersionTable {
  /** Of its module and its chunk. */
  name: string;
  route: Route;
  chunkNames: ChunkNames;
  /** Names of the chunks that its pages alone have. */
  chunks: readonly string[];
}

export interface Tables {
  /** In the place of a version, its number among the versions. */
  routes: (Route | {version: number})[];
  chunkNames: ChunkNames;
  versions: VersionTable[];
}

/** What Docusaurus has generated of routes, apart for each version that has not the root of the site. */
export function splitTables(
  routes: readonly Route[],
  chunkNames: ChunkNames,
  isVersion: (path: string) => boolean,
): Tables {
  const found: Route[] = [];
  const withoutVersions = (all: readonly Route[]): Tables['routes'] =>
    all.map((route) => {
      if (isVersion(route.path)) {
        return {version: found.push(route) - 1};
      }
      return route.routes ? {...route, routes: withoutVersions(route.routes) as Route[]} : route;
    });
  const others = withoutVersions(routes);
  const keysOf = found.map((route) => new Set(keysIn(route)));
  const isOfVersion = (key: string) => keysOf.some((keys) => keys.has(key));
  const own = pick(chunkNames, (key) => !isOfVersion(key));
  const shared = new Set(namesIn(own));
  return {
    routes: others,
    chunkNames: own,
    versions: found.map((route, index) => {
      const names = pick(chunkNames, (key) => keysOf[index]!.has(key));
      const chunks = [...new Set(namesIn(names))].filter((name) => !shared.has(name));
      return {name: `version-${index}`, route, chunkNames: names, chunks};
    }),
  };
}

function keysIn({component: [path, hash], routes = []}: Route): string[] {
  return [`${path}-${hash}`, ...routes.flatMap(keysIn)];
}

function namesIn(names: unknown): string[] {
  return typeof names === 'string' ? [names] : Object.values(names as object).flatMap(namesIn);
}

function pick(names: ChunkNames, isWanted: (key: string) => boolean): ChunkNames {
  return Object.fromEntries(Object.entries(names).filter(([key]) => isWanted(key)));
}

/** In the data that plugins give to all pages. */
export const DOCS = 'docusaurus-plugin-content-docs';

export function readGlobalData(context: LoadContext): Record<string, unknown> {
  return JSON.parse(readGenerated(context, 'globalData.json')) as Record<string, unknown>;
}

/** What each instance of the plugin of documents says of its versions. */
export function docsDataOf(data: Record<string, unknown>): Record<string, GlobalPluginData> {
  return (data[DOCS] ?? {}) as Record<string, GlobalPluginData>;
}

/** Reads them for a language of a site. */
export function readTables(context: LoadContext): Tables {
  const read = (file: string) => readGenerated(context, file);
  const others = Object.values(docsDataOf(readGlobalData(context)))
    .flatMap(({versions}) => versions)
    .filter(({isLast}) => !isLast)
    .map((version) => version.path);
  return splitTables(
    readRoutes(read('routes.js')),
    JSON.parse(read('routesChunkNames.json')) as ChunkNames,
    (route) => others.includes(route.replace(/(?<=.)\/$/, '')),
  );
}

/** Runs the list of routes as Docusaurus writes it, with what makes a component in place of the component. */
function readRoutes(code: string): Route[] {
  const list = code.slice(code.indexOf('[')).replace(/;\s*$/, '');
  const read = new Function('ComponentCreator', `return ${list}`) as (
    create: (...given: string[]) => string[],
  ) => Route[];
  return read((...given) => given);
}

/** The entries of a registry, one a line, that are wanted. */
export function withEntries(registry: string, isWanted: (chunk: string) => boolean): string {
  return registry.replace(/^ *"([^"]+)": \[.*\],?\n/gm, (line, chunk: string) =>
    isWanted(chunk) ? line : '',
  );
}
