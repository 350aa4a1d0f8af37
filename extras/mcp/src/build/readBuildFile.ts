import fs from 'node:fs/promises';
import path from 'node:path';

/** `EISDIR`: folders. `ERR_INVALID_ARG_VALUE`: names with a null character. */
const missing = /^(?:ENOENT|ENOTDIR|EISDIR|ENAMETOOLONG|ELOOP|ERR_INVALID_ARG_VALUE)$/;

/**
 * Reads a file of a build; `undefined` if it doesn't exist or is outside the folder, even by symbolic link.
 *
 * @throws if the file can't be read
 */
export async function readBuildFile(folder: string, name: string): Promise<string | undefined> {
  try {
    const root = await fs.realpath(folder);
    const file = await fs.realpath(path.join(folder, name));
    return file.startsWith(root + path.sep) ? await fs.readFile(file, 'utf8') : undefined;
  } catch (error) {
    if (missing.test((error as NodeJS.ErrnoException).code ?? '')) {
      return undefined;
    }
    throw error;
  }
}
