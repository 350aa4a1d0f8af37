import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {parseArgs, promisify} from 'node:util';
import zlib from 'node:zlib';
import pMap from 'p-map';
import {listFiles} from '@guide/built-site/files';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const textTypes = /\.(?:css|html|js|json|md|svg|txt|xml|yaml)$/;

const {BROTLI_PARAM_QUALITY: QUALITY, BROTLI_PARAM_SIZE_HINT: SIZE} = zlib.constants;

const encodings = [
  {
    extension: '.br',
    // For HTML and SVG, 11 saves only 1.6 % and takes three times as long.
    encode: (content: Buffer, file: string) =>
      brotli(content, {
        params: {[QUALITY]: /\.(?:css|js)$/.test(file) ? 11 : 10, [SIZE]: content.length},
      }),
  },
  {extension: '.gz', encode: (content: Buffer) => gzip(content, {level: 9})},
];

/** Writes Brotli and gzip files next to text files, for servers that serve them directly. */
export async function runCompress(args: string[]): Promise<void> {
  const {build} = parseArgs({args, options: {build: {type: 'string', default: 'build'}}}).values;
  if (!existsSync(path.join(build, 'index.html'))) {
    throw new Error(`There is no build in ${build}. Run npm run build first, or pass --build DIR.`);
  }
  const files = listFiles(build).filter((name) => textTypes.test(name));
  // Size of Node's thread pool.
  await pMap(files, (name) => compressFile(path.join(build, name)), {concurrency: 4});
  console.log(`Compressed ${files.length} files in ${build}.`);
}

async function compressFile(file: string): Promise<void> {
  const content = await fs.readFile(file);
  for (const {extension, encode} of encodings) {
    // Rename into place: an interruption leaves no partial files.
    await fs.writeFile(`${file}${extension}.part`, await encode(content, file));
    await fs.rename(`${file}${extension}.part`, file + extension);
  }
}
