import fs from 'node:fs';
import path from 'node:path';

/** The files of one language of a build. */
export interface BuiltFiles {
  /** The script that every page loads. */
  readonly mainScript: string;
  /** Every script of the browser. */
  readonly scripts: readonly string[];
  /** The style sheet that every page loads. */
  readonly mainStyles: string;
  /** The page at the root of the language. */
  readonly home: string;
}

/** Reads what was built of a language when it is asked for. */
export function readBuiltFiles(outDir: string): BuiltFiles {
  const read = (folder: string, name: RegExp) =>
    fs
      .readdirSync(path.join(outDir, folder))
      .filter((file) => name.test(file))
      .map((file) => fs.readFileSync(path.join(outDir, folder, file), 'utf8'));
  let scripts: string[] | undefined;
  return {
    get mainScript() {
      return read('assets/js', /^main\..*\.js$/).join('\n');
    },
    get scripts() {
      return (scripts ??= read('assets/js', /\.js$/));
    },
    get mainStyles() {
      return read('assets/css', /^styles\..*\.css$/).join('\n');
    },
    get home() {
      return fs.readFileSync(path.join(outDir, 'index.html'), 'utf8');
    },
  };
}
