import fs from 'node:fs';
import path from 'node:path';

/** Makes paths relative to the root. @throws if one doesn't exist */
export function readPaths(root: string, named: readonly string[]): string[] {
  return named.map((one) => {
    const file = path.resolve(root, one);
    if (!fs.existsSync(file)) {
      throw new Error(`${one}: no such file or folder in ${root}.`);
    }
    return path.relative(root, file).split(path.sep).join('/');
  });
}

/** Tests whether a file is in one of the paths, or there are no paths. */
export function isChosen(file: string, paths: readonly string[]): boolean {
  return (
    paths.length === 0 ||
    paths.some((chosen) => chosen === '' || file === chosen || file.startsWith(`${chosen}/`))
  );
}
