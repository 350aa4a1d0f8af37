import fs from 'node:fs/promises';
import path from 'node:path';
import {LRUCache} from 'lru-cache';
import {MAX_FILE_BYTES, MAX_KEPT_CHARACTERS, type PublishedFile, type Source} from './source';

interface Kept {
  file: PublishedFile;
  /** Another one when the file has changed. */
  stamp: string;
  /** When the file was looked at last, in milliseconds. */
  looked: number;
}

/**
 * Reads a folder that was built. Nothing outside of the folder is read, symbolic links included; the
 * folder itself may be one, which a deployment turns.
 *
 * @param freshFor how long a file is not looked at again, in milliseconds
 */
export function folderSource(folder: string, {freshFor = 1000} = {}): Source {
  const kept = new LRUCache<string, Kept>({
    maxSize: MAX_KEPT_CHARACTERS,
    sizeCalculation: ({file}) => file.text.length + 1,
  });
  return {
    name: folder,
    async read(name) {
      const known = kept.get(name);
      if (known && Date.now() - known.looked < freshFor) {
        return known.file;
      }
      const place = await placeOf(folder, name);
      const stats = place === undefined ? undefined : await unlessGone(fs.stat(place));
      if (place === undefined || !stats?.isFile()) {
        return undefined;
      }
      if (stats.size > MAX_FILE_BYTES) {
        throw new Error(`${place} has ${stats.size} bytes: expected ${MAX_FILE_BYTES} at most.`);
      }
      const stamp = [place, stats.ino, stats.size, stats.mtimeMs].join();
      const text =
        known?.stamp === stamp ? known.file.text : await unlessGone(fs.readFile(place, 'utf8'));
      if (text === undefined) {
        return undefined;
      }
      const file = known?.file.text === text ? known.file : {text};
      kept.set(name, {file, stamp, looked: Date.now()});
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
