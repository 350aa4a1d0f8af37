import {generatedModules, readGenerated} from '../generatedModules';
import type {BundlerSettings, ChangeContext} from '../types';

/** An entry of Docusaurus' registry: the name of a chunk, what loads it, its module, its number. */
const entry =
  /"([^"]+)": \[(\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ ("[^"]+")\)), \3, require\.resolveWeak\(\3\)\]/g;

/** The components that make the layout of a document, and the options of their plugin. */
const layout = /^@theme\/Doc(?:Item|Root|sRoot|VersionRoot)$|\/__plugin\.json$/;

/**
 * The registry as the browser needs it: what loads each chunk, and the layout of a document at
 * once. Which module a chunk is, and its number, are for the server that renders pages.
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
    throw new Error(
      'The registry of Docusaurus has another form: see packages/delivery/src/patches/changes/registry.ts.',
    );
  }
  return imports.join('') + entries;
}

/** Chunk and module of each entry of the registry. */
export function modulesOf(registry: string): [chunk: string, module: string][] {
  return [...registry.matchAll(entry)].map(([, chunk, , module]) => [
    chunk!,
    JSON.parse(module!) as string,
  ]);
}

/** Puts the layout of a document into the main script, which every page loads. */
export function documentLayout(given: ChangeContext): BundlerSettings {
  const registry = readersRegistry(readGenerated(given.context, 'registry.js'));
  return generatedModules(given, {registry}, 'js');
}
