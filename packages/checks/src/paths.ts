import fs from 'node:fs';
import path from 'node:path';

/** Files and folders that a writer names, as paths from the root. @throws when one does not exist */
export function readPaths(root: string, named: readonly string[]): string[] {
  return named.map((one) => {
    const file = path.resolve(root, one);
    if (!fs.existsSync(file)) {
      throw new Error(`${one}: there is no such file or folder in ${root}.`);
    }
    return path.relative(root, file).split(path.sep).join('/');
  });
}

/** Whether a file is one of those that are reported on. */
export function isChosen(file: string, paths: readonly string[]): boolean {
  return (
    paths.length === 0 ||
    paths.some((chosen) => chosen === '' || file === chosen || file.startsWith(`${chosen}/`))
  );
}
