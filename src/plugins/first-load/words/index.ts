import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Source} from '../readSources';

/** Settings of the bundler that write the texts of the language into the components that show them. */
export function withWords(
  {generatedFilesDir, i18n}: LoadContext,
  sources: readonly Source[],
): object {
  const words = fs.readFileSync(path.join(generatedFilesDir, 'codeTranslations.json'), 'utf8');
  const file = path.join(generatedFilesDir, `first-load/words-${i18n.currentLocale}.json`);
  writeIfNew(file, words);
  return {
    module: {
      rules: [
        {
          include: sources
            .filter(({text}) => text.includes('@docusaurus/Translate'))
            .map((source) => source.file),
          enforce: 'post',
          use: [{loader: path.join(__dirname, 'loader.cjs'), options: {file}}],
        },
      ],
    },
  };
}

/** Else all that was made with it would be made anew. */
function writeIfNew(file: string, text: string): void {
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) {
    fs.writeFileSync(file, text);
  }
}
