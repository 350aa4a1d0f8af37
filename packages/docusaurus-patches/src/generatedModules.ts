import fs from 'node:fs';
import path from 'node:path';
import type {BundlerSettings, ChangeContext} from './types';

/** The text of a file that Docusaurus has generated. */
export function readGenerated({generatedFilesDir}: ChangeContext['context'], file: string): string {
  return fs.readFileSync(path.join(generatedFilesDir, file), 'utf8');
}

/**
 * Gives the browser other data than those that Docusaurus generates; the server keeps its own.
 *
 * @param texts JSON, by what an import names below `@generated/`
 */
export function generatedModules(
  {context, utils}: ChangeContext,
  texts: Readonly<Record<string, string>>,
): BundlerSettings {
  const {NormalModuleReplacementPlugin} = utils.currentBundler.instance;
  const folder = path.join(context.generatedFilesDir, 'patches');
  fs.mkdirSync(folder, {recursive: true});
  return {
    plugins: Object.entries(texts).map(([name, text]) => {
      const file = path.join(folder, `${path.basename(name, '.json')}.json`);
      fs.writeFileSync(file, text);
      return new NormalModuleReplacementPlugin(new RegExp(`^@generated/${name}$`), file);
    }),
  };
}

/** An entry of Docusaurus' registry: the name of a chunk, what loads it, its module, its number. */
const entry =
  /"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ ("[^"]+")\), \2, require\.resolveWeak\(\2\)\]/g;

/** Chunk and module of each entry of the registry. */
export function modulesOf(registry: string): [chunk: string, module: string][] {
  return [...registry.matchAll(entry)].map(([, chunk, module]) => [
    chunk!,
    JSON.parse(module!) as string,
  ]);
}
