import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {parseArgs, promisify} from 'node:util';
import zlib from 'node:zlib';
import pMap from 'p-map';
import {listFiles} from '@guide/built-site/files';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** What is text, and so becomes much smaller. */
const text = /\.(?:css|html|js|json|md|svg|txt|xml|yaml)$/;

/** Below, the headers weigh more than what is saved. */
const MIN_BYTES = 256;

const {BROTLI_PARAM_QUALITY: QUALITY, BROTLI_PARAM_SIZE_HINT: SIZE} = zlib.constants;

const encodings = [
  {
    extension: '.br',
    // Of pages and figures 11 leaves 1.6 % less than 10, and takes three times as long.
    encode: (content: Buffer, file: string) =>
      brotli(content, {
        params: {[QUALITY]: /\.(?:css|js)$/.test(file) ? 11 : 10, [SIZE]: content.length},
      }),
  },
  {extension: '.gz', encode: (content: Buffer) => gzip(content, {level: 9})},
];

/**
 * Writes the Brotli and gzip forms of a build's text files beside them, for a server that sends
 * files as they are, such as nginx. Other hosts compress by themselves. `--build DIR` is another
 * build than `build`.
 *
 * @throws when there is no build
 */
export async function runCompress(args: string[]): Promise<void> {
  const {build} = parseArgs({args, options: {build: {type: 'string', default: 'build'}}}).values;
  if (!existsSync(path.join(build, 'index.html'))) {
    throw new Error(`${build} holds no build: run npm run build first, or name one by --build.`);
  }
  const compressed = await pMap(
    listFiles(build).filter((name) => text.test(name)),
    (name) => compressFile(path.join(build, name)),
    // As many at a time as Node has threads for it.
    {concurrency: 4},
  );
  console.log(`${compressed.filter(Boolean).length} files of ${build} are compressed.`);
}

/** @returns whether the file is large enough for it */
async function compressFile(file: string): Promise<boolean> {
  const content = await fs.readFile(file);
  if (content.length < MIN_BYTES) {
    return false;
  }
  for (const {extension, encode} of encodings) {
    // A run that is killed leaves no half of a file, which a server would send.
    await fs.writeFile(`${file}${extension}.part`, await encode(content, file));
    await fs.rename(`${file}${extension}.part`, file + extension);
  }
  return true;
}
