import fs from 'node:fs';
import path from 'node:path';
import type {BundlerSettings, ChangeContext} from './types';

export function readGenerated({generatedFilesDir}: ChangeContext['context'], file: string): string {
  return fs.readFileSync(path.join(generatedFilesDir, file), 'utf8');
}

/** Replaces `@generated/` modules in browser bundles. @param texts JSON by path below `@generated/` */
export function replaceGeneratedModules(
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

const entry =
  /"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ ("[^"]+")\), \2, require\.resolveWeak\(\2\)\]/g;

/** Returns the chunk name and module of each entry. */
export function parseRegistry(registry: string): [chunk: string, module: string][] {
  return [...registry.matchAll(entry)].map(([, chunk, module]) => [
    chunk!,
    JSON.parse(module!) as string,
  ]);
}
