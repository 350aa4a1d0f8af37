import fs from 'node:fs/promises';
import path from 'node:path';
import {MAX_FILE_BYTES, type Source} from './source';

/**
 * Reads a folder that was built. Nothing outside of the folder is read, symbolic links included; the
 * folder itself may be one, which a deployment turns.
 */
export function folderSource(folder: string): Source {
  return {
    name: folder,
    async read(name) {
      const place = await placeOf(folder, name);
      const stats = place === undefined ? undefined : await unlessGone(fs.stat(place));
      if (place === undefined || !stats?.isFile()) {
        return undefined;
      }
      if (stats.size > MAX_FILE_BYTES) {
        throw new Error(`${place} has ${stats.size} bytes: expected ${MAX_FILE_BYTES} at most.`);
      }
      return unlessGone(fs.readFile(place, 'utf8'));
    },
  };
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
