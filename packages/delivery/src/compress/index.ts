import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {compressFiles} from './compressFiles';

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
  const count = await compressFiles(build);
  console.log(`${count} files of ${build} are compressed.`);
}
