import {createHash, randomUUID} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import pMap from 'p-map';
import {listFiles} from '@guide/built-site/files';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** What is text, and so becomes much smaller. */
const text = /\.(?:css|html|js|json|md|svg|txt|xml|yaml)$/;

/** Below, the headers weigh more than what is saved. */
const MIN_BYTES = 256;

const cacheDir = 'node_modules/.cache/compressed';

/** Days that what was compressed is kept for the next builds. */
const KEPT_DAYS = 7;

interface Encoding {
  extension: string;
  encode: (content: Buffer, file: string) => Promise<Buffer>;
}

const {BROTLI_PARAM_QUALITY: QUALITY, BROTLI_PARAM_SIZE_HINT: SIZE} = zlib.constants;

const encodings: readonly Encoding[] = [
  {
    extension: '.br',
    // Of pages and figures 11 leaves 1.6 % less than 10, and takes three times as long.
    encode: (content, file) =>
      brotli(content, {
        params: {[QUALITY]: /\.(?:css|js)$/.test(file) ? 11 : 10, [SIZE]: content.length},
      }),
  },
  {extension: '.gz', encode: (content) => gzip(content, {level: 9})},
];

/**
 * Writes beside each text file of a folder its Brotli and gzip forms, which a
 * server sends as they are. What was compressed before is taken from a cache.
 *
 * @returns how many files there are such forms of
 */
export async function compressFiles(outDir: string): Promise<number> {
  await fs.mkdir(cacheDir, {recursive: true});
  const compressed = await pMap(
    listFiles(outDir).filter((name) => text.test(name)),
    (name) => compressFile(path.join(outDir, name)),
    // As many at a time as Node has threads for it.
    {concurrency: 4},
  );
  await dropOld();
  return compressed.filter(Boolean).length;
}

/** @returns whether the file is large enough for it */
async function compressFile(file: string): Promise<boolean> {
  const content = await fs.readFile(file);
  if (content.length < MIN_BYTES) {
    return false;
  }
  const hash = createHash('sha256').update(content).digest('hex');
  for (const {extension, encode} of encodings) {
    const cached = path.join(cacheDir, hash + extension);
    const known = await fs.readFile(cached).catch(() => undefined);
    const encoded = known ?? (await encode(content, file));
    await writeWhole(file + extension, encoded);
    if (known) {
      await fs.utimes(cached, new Date(), new Date());
    } else {
      await writeWhole(cached, encoded);
    }
  }
  return true;
}

/**
 * A run that is killed leaves no half of a file, which a server would send. Files with one content
 * have one place in the cache, and are written at the same time.
 */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  await fs.writeFile(part, content);
  await fs.rename(part, file);
}

async function dropOld(): Promise<void> {
  const oldest = Date.now() - KEPT_DAYS * 24 * 3600 * 1000;
  for (const name of await fs.readdir(cacheDir)) {
    const file = path.join(cacheDir, name);
    if ((await fs.stat(file)).mtimeMs < oldest) {
      await fs.rm(file, {force: true});
    }
  }
}
