import fs from 'node:fs';
import path from 'node:path';

/** The files of one language of a build. */
export type BuiltFiles = Readonly<ReturnType<typeof readBuiltFiles>>;

/** Reads what was built of a language when it is asked for. */
export function readBuiltFiles(outDir: string) {
  const read = (folder: string, name: RegExp) =>
    fs
      .readdirSync(path.join(outDir, folder))
      .filter((file) => name.test(file))
      .map((file) => fs.readFileSync(path.join(outDir, folder, file), 'utf8'));
  let scripts: readonly string[] | undefined;
  return {
    /** The script that every page loads. */
    get mainScript() {
      return read('assets/js', /^main\..*\.js$/).join('\n');
    },
    /** Every script of the browser. */
    get scripts() {
      return (scripts ??= read('assets/js', /\.js$/));
    },
    /** The style sheet that every page loads. */
    get mainStyles() {
      return read('assets/css', /^styles\..*\.css$/).join('\n');
    },
    /** The page at the root of the language. */
    get home() {
      return fs.readFileSync(path.join(outDir, 'index.html'), 'utf8');
    },
  };
}
