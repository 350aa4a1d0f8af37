import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {DocusaurusConfig, SiteMetadata} from '@docusaurus/types';

/** Parts of the configuration that say how the site is built: no script reads them. */
const forTheBuild = new Set([
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'storage',
  'stylesheets',
  'themes',
]);

/** An entry of Docusaurus' registry: the name of a chunk, what loads it, its module, its number. */
const entry =
  /"([^"]+)": \[(\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ ("[^"]+")\)), \3, require\.resolveWeak\(\3\)\]/g;

/** The configuration as the browser needs it. */
export function readersConfig(config: DocusaurusConfig): object {
  const kept = Object.entries(config).filter(([name]) => !forTheBuild.has(name));
  const {experimental_router} = config.future;
  return {...Object.fromEntries(kept), future: {experimental_router}};
}

/** What the site is made with, without the list of plugins. */
export function readersMetadata(metadata: SiteMetadata): SiteMetadata {
  return {...metadata, pluginVersions: {}};
}

/**
 * The data that every document of a version carries, without the descriptions
 * of all others (`src/plugins/doc-descriptions`); `undefined` when the data are
 * of something else.
 */
export function readersVersion(data: {version?: PropVersionMetadata}): object | undefined {
  if (!data.version?.docsSidebars) {
    return undefined;
  }
  const docs = Object.entries(data.version.docs).map(([id, {title, sidebar}]) => [
    id,
    {id, title, sidebar},
  ]);
  return {...data, version: {...data.version, docs: Object.fromEntries(docs)}};
}

/**
 * The layout of a document: in the script that every page loads. Upstream
 * fetches each part of it when that script has run: small files, that compress
 * badly, one step later.
 */
const layout = /^@theme\/Doc(?:Item|Root|sRoot|VersionRoot)$|\/__plugin\.json$/;

/**
 * The registry as the browser needs it: what loads each chunk, and the layout
 * of a document at once. Which module a chunk is, and its number, are for the
 * server that renders pages.
 *
 * @throws when the registry is not written as that of Docusaurus 3.9.1
 */
export function readersRegistry(registry: string): string {
  const imports: string[] = [];
  const entries = registry.replace(entry, (_entry, chunk: string, load: string, module: string) => {
    if (!layout.test(JSON.parse(module) as string)) {
      return `"${chunk}": [${load}]`;
    }
    const count = imports.push(`import m${imports.length} from ${module};\n`);
    return `"${chunk}": [() => Promise.resolve({default: m${count - 1}})]`;
  });
  if (entries.includes('resolveWeak')) {
    throw new Error('The registry of Docusaurus has another form: see src/plugins/first-load.');
  }
  return imports.join('') + entries;
}

/** The names of chunks are hashes of eight digits: in what names them, the fewest that tell them apart. */
export function shortenNames(names: readonly string[], text: string): string {
  const short = new Map(
    names.map((name) => {
      const lengths = Array.from({length: name.length - 1}, (_, index) => index + 3);
      const isOwn = (length: number) =>
        names.filter((other) => other.startsWith(name.slice(0, length))).length === 1;
      return [name, name.slice(0, lengths.find(isOwn))];
    }),
  );
  return text.replace(/"([\da-f]{8})"/g, (_quoted, name: string) => `"${short.get(name) ?? name}"`);
}

/** Chunk and module of each entry of the registry. */
export function modulesOf(registry: string): [chunk: string, module: string][] {
  return [...registry.matchAll(entry)].map(([, chunk, , module]) => [
    chunk!,
    JSON.parse(module!) as string,
  ]);
}
