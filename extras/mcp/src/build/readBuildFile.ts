import fs from 'node:fs/promises';
import path from 'node:path';

/** Much larger than an index of 3,000 pages. */
const MAX_FILE_BYTES = 32 * 1024 * 1024;

/**
 * Reads a file of a build; `undefined` if it doesn't exist or is outside the folder, even by symbolic link.
 *
 * @throws if the file can't be read or is too large
 */
export async function readBuildFile(folder: string, name: string): Promise<string | undefined> {
  const file = await resolveInside(folder, name);
  const stats = file === undefined ? undefined : await undefinedIfMissing(fs.stat(file));
  if (file === undefined || !stats?.isFile()) {
    return undefined;
  }
  if (stats.size > MAX_FILE_BYTES) {
    throw new Error(`${file} has ${stats.size} bytes; the maximum is ${MAX_FILE_BYTES}.`);
  }
  return undefinedIfMissing(fs.readFile(file, 'utf8'));
}

async function resolveInside(folder: string, name: string): Promise<string | undefined> {
  const [root, file] = await Promise.all([
    undefinedIfMissing(fs.realpath(folder)),
    undefinedIfMissing(fs.realpath(path.join(folder, name))),
  ]);
  return root !== undefined && file?.startsWith(root + path.sep) ? file : undefined;
}

/** `ERR_INVALID_ARG_VALUE`: names with a null character. */
const missingCodes = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'ERR_INVALID_ARG_VALUE'];

async function undefinedIfMissing<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (missingCodes.includes((error as NodeJS.ErrnoException).code ?? '')) {
      return undefined;
    }
    throw error;
  }
}
