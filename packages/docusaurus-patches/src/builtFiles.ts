import fs from 'node:fs';
import path from 'node:path';

export type BuiltFiles = Readonly<ReturnType<typeof readBuiltFiles>>;

/** Returns the built files that patches are verified in, read on access. */
export function readBuiltFiles(outDir: string) {
  const read = (folder: string, name: RegExp) =>
    fs
      .readdirSync(path.join(outDir, folder))
      .filter((file) => name.test(file))
      .map((file) => fs.readFileSync(path.join(outDir, folder, file), 'utf8'));
  let scripts: readonly string[] | undefined;
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
