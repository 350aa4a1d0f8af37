import fs from 'node:fs';
import path from 'node:path';
import {relativePath} from './page';

/** Converts paths to POSIX paths relative to the root. @throws if one doesn't exist */
export function resolvePaths(root: string, inputs: readonly string[]): string[] {
  return inputs.map((input) => {
    const file = path.resolve(root, input);
    if (!fs.existsSync(file)) {
      throw new Error(`${input}: no such file or folder in ${root}.`);
    }
    return relativePath(root, file);
  });
}

/** Without paths, all files are selected. */
export function isSelected(file: string, paths: readonly string[]): boolean {
  return paths.length === 0 || paths.some((one) => one === '' || `${file}/`.startsWith(`${one}/`));
}
