import fs from 'node:fs';
import path from 'node:path';
import type {BundlerSettings, ChangeContext} from './types';

/** The text of a file that Docusaurus has generated. */
export function readGenerated({generatedFilesDir}: ChangeContext['context'], file: string): string {
  return fs.readFileSync(path.join(generatedFilesDir, file), 'utf8');
}

/**
 * Gives the browser other texts of modules that Docusaurus generates; the server keeps its own.
 *
 * @param texts by what an import names below `@generated/`
 * @param type what the texts are
 */
export function generatedModules(
  {context, utils}: ChangeContext,
  texts: Readonly<Record<string, string>>,
  type: 'js' | 'json',
): BundlerSettings {
  const {NormalModuleReplacementPlugin} = utils.currentBundler.instance;
  const folder = path.join(context.generatedFilesDir, 'patches');
  fs.mkdirSync(folder, {recursive: true});
  return {
    plugins: Object.entries(texts).map(([name, text]) => {
      const file = path.join(folder, `${path.basename(name, '.json')}.${type}`);
      fs.writeFileSync(file, text);
      return new NormalModuleReplacementPlugin(new RegExp(`^@generated/${name}$`), file);
    }),
  };
}
