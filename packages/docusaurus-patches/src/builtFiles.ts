import fs from 'node:fs';
import path from 'node:path';

export type BuiltFiles = Readonly<ReturnType<typeof readBuiltFiles>>;

/** Reads the built files that patches are verified in. */
export function readBuiltFiles(outDir: string) {
  const read = (folder: string, name: RegExp) =>
    fs
      .readdirSync(path.join(outDir, folder))
      .filter((file) => name.test(file))
      .map((file) => fs.readFileSync(path.join(outDir, folder, file), 'utf8'));
  return {
    mainScript: read('assets/js', /^main\..*\.js$/).join('\n'),
    scripts: read('assets/js', /\.js$/),
    mainStyles: read('assets/css', /^styles\..*\.css$/).join('\n'),
    home: fs.readFileSync(path.join(outDir, 'index.html'), 'utf8'),
  };
}
