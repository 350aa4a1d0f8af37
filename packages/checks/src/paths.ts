import fs from 'node:fs';
import path from 'node:path';

/** Converts paths to POSIX paths relative to the root. @throws if one doesn't exist */
export function resolvePaths(root: string, given: readonly string[]): string[] {
  return given.map((one) => {
    const file = path.resolve(root, one);
    if (!fs.existsSync(file)) {
      throw new Error(`${one}: no such file or folder in ${root}.`);
    }
    return path.relative(root, file).split(path.sep).join('/');
  });
}

/** Without paths, all files are selected. */
export function isSelected(file: string, paths: readonly string[]): boolean {
  return (
    paths.length === 0 ||
    paths.some((one) => one === '' || file === one || file.startsWith(`${one}/`))
  );
}
