import fs from 'node:fs/promises';
import path from 'node:path';

/** Far more than the index of three thousand pages. */
const MAX_FILE_BYTES = 32 * 1024 * 1024;

/**
 * Reads a file of a folder that was built. Nothing outside of the folder is read, symbolic links
 * included; the folder itself may be one, which a deployment turns.
 *
 * @param name its path from where the site begins
 * @returns its text; nothing when the site has no such file
 * @throws when it cannot be said, or the file is larger than `MAX_FILE_BYTES`
 */
export async function readSiteFile(folder: string, name: string): Promise<string | undefined> {
  const place = await placeOf(folder, name);
  const stats = place === undefined ? undefined : await unlessGone(fs.stat(place));
  if (place === undefined || !stats?.isFile()) {
    return undefined;
  }
  if (stats.size > MAX_FILE_BYTES) {
    throw new Error(`${place} has ${stats.size} bytes: expected ${MAX_FILE_BYTES} at most.`);
  }
  return unlessGone(fs.readFile(place, 'utf8'));
}

/** Where a file is; nothing when it is not there, or not in the folder. */
async function placeOf(folder: string, name: string): Promise<string | undefined> {
  if (name.includes('\0')) {
    return undefined;
  }
  const [root, place] = await Promise.all([
    unlessGone(fs.realpath(folder)),
    unlessGone(fs.realpath(path.join(folder, name))),
  ]);
  return root !== undefined && place?.startsWith(root + path.sep) ? place : undefined;
}

const gone = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'];

async function unlessGone<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (gone.includes((error as NodeJS.ErrnoException).code ?? '')) {
      return undefined;
    }
    throw error;
  }
}
