import path from 'node:path';
import {generatedModules, readGenerated} from '../generatedModules';
import {packDocs} from '../client/docsData';
import type {BundlerSettings, ChangeContext} from '../types';
import {readersRegistry} from './registry';
import {runtimeOfVersions} from './runtimeOfVersions';
import {
  DOCS,
  docsDataOf,
  readGlobalData,
  readTables,
  withEntries,
  type Tables,
  type VersionTable,
} from './versionTables';

/**
 * Takes the routes, the chunks and the modules of all versions but the one at the root of the site
 * out of the main script: what a version adds to it comes when a page of it is read.
 */
export function versionsApart(given: ChangeContext): BundlerSettings {
  const {context} = given;
  const tables = readTables(context);
  const {versions} = tables;
  if (versions.length === 0) {
    return {};
  }
  const registry = readersRegistry(readGenerated(context, 'registry.js'));
  const {NormalModuleReplacementPlugin} = given.utils.currentBundler.instance;
  const client = path.dirname(require.resolve('@docusaurus/core/lib/client/preload.js'));
  const texts = {
    routes: routesOf(tables),
    routesChunkNames: `export default ${JSON.stringify(tables.chunkNames)};\n`,
    globalData: globalDataOf(context),
    ...Object.fromEntries(
      versions.map((version) => [version.name, moduleOf(version, registry)] as const),
    ),
    preload,
  };
  const settings = generatedModules(given, texts, 'js');
  return {
    plugins: [
      ...settings.plugins!,
      // Core calls it before it shows a page, the first one too.
      new NormalModuleReplacementPlugin(/^\.\/preload$/, (resource) => {
        if (resource.context === client) {
          resource.request = '@generated/patches/preload';
        }
      }),
      runtimeOfVersions(versions),
    ],
  };
}

/** The routes of the site: that of a version is made whole when its table has come. */
function routesOf({routes, versions}: Tables): string {
  const loads = versions.map(
    ({name, route: {path}}, index) =>
      `{path: ${JSON.stringify(path)}, component: {preload: () => import(/* webpackChunkName: "${name}" */ '@generated/patches/${name}').then(({default: route}) => Object.assign(versions[${index}], route))}}`,
  );
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
export const versions = [${loads.join(', ')}];
export default ${toCode(routes)};
`;
}

/** Core's function of this name, which loads what a page needs, once the version of the page is there. */
const preload = `import {versions} from '@generated/routes';
import preload from '@docusaurus/core/lib/client/preload.js';
export default async function preloadWithVersion(pathname) {
  await versions.find(({path}) => (pathname + '/').startsWith(path))?.component.preload();
  return preload(pathname);
}
`;

function toCode(routes: unknown): string {
  return JSON.stringify(routes)
    .replace(/"component":\[([^\]]*)\]/g, '"component":ComponentCreator($1)')
    .replace(/\{"version":(\d+)\}/g, 'versions[$1]');
}

/** Adds what a version has to the tables of the site, and gives its route. */
function moduleOf({route, chunkNames, chunks}: VersionTable, registry: string): string {
  const own = withEntries(registry, (chunk) => chunks.includes(chunk));
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
import chunkNames from '@generated/routesChunkNames';
import registry from '@generated/registry';
Object.assign(chunkNames, ${JSON.stringify(chunkNames)});
Object.assign(registry, ${own.slice(own.indexOf('export default') + 'export default'.length).replace(/;\s*$/, '')});
export default ${toCode(route)};
`;
}

/** The data of plugins, of which the documents of other versions are told by how they differ. */
function globalDataOf(context: ChangeContext['context']): string {
  const data = readGlobalData(context);
  const docs = Object.entries(docsDataOf(data)).map(([id, one]) => [id, packDocs(one)]);
  return `import {unpackDocs} from ${JSON.stringify(path.join(__dirname, '../client/docsData'))};
const data = ${JSON.stringify({...data, [DOCS]: Object.fromEntries(docs) as object})};
const docs = data[${JSON.stringify(DOCS)}];
for (const id in docs) {
  docs[id] = unpackDocs(docs[id]);
}
export default data;
`;
}
