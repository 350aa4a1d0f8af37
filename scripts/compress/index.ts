/**
 * `npm run compress`: writes the Brotli and gzip forms of a build's text files beside them, for a
 * server that sends files as they are, such as nginx. Other hosts compress by themselves.
 * `--build DIR` is another build than `build`.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {runCommand} from '../runCommand';
import {compressFiles} from './compressFiles';

void runCommand(async () => {
  const {build} = parseArgs({options: {build: {type: 'string', default: 'build'}}}).values;
  if (!existsSync(path.join(build, 'index.html'))) {
    throw new Error(`${build} holds no build: run npm run build first, or name one by --build.`);
  }
  const count = await compressFiles(build);
  console.log(`${count} files of ${build} are compressed.`);
});
