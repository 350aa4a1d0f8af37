import fs from 'node:fs/promises';
import path from 'node:path';
import {LRUCache} from 'lru-cache';
import {MAX_FILE_BYTES, MAX_KEPT_CHARACTERS, type PublishedFile, type Source} from './source';

/**
 * Reads a folder that was built. Each file is looked at when it is asked for, so that what a
 * deployment puts there is seen at once. Nothing outside of the folder is read, symbolic links
 * included; the folder itself may be one, which a deployment turns.
 */
export function folderSource(folder: string): Source {
  const kept = new LRUCache<string, {file: PublishedFile; stamp: string}>({
    maxSize: MAX_KEPT_CHARACTERS,
    sizeCalculation: ({file}) => file.text.length + 1,
  });
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
      const stamp = [stats.ino, stats.size, stats.mtimeMs].join();
      const known = kept.get(place);
      if (known?.stamp === stamp) {
        return known.file;
      }
      const text = await unlessGone(fs.readFile(place, 'utf8'));
      if (text === undefined) {
        return undefined;
      }
      const file = {text};
      kept.set(place, {file, stamp});
      return file;
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
