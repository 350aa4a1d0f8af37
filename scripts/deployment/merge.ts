/**
 * Brings the assets of former builds into a new one, which is then deployed as a whole:
 * `npm run deployment:merge -- --former https://docs.example.com`.
 */
import {parseArgs} from 'node:util';
import {runCommand} from '../runCommand';
import {openFormer} from './former';
import {mergeFormer} from './mergeFormer';
import {readRetention, retentionFlags} from './options';

void runCommand(async () => {
  const {build, former, ...retention} = parseArgs({
    options: {
      build: {type: 'string', default: 'build'},
      former: {type: 'string'},
      ...retentionFlags,
    },
  }).values;
  const {manifest, files, bytes, isFirst} = await mergeFormer({
    build,
    former: former ? openFormer(former) : undefined,
    retention: readRetention(retention),
    now: new Date(),
  });
  console.log(
    isFirst
      ? `A first deployment: ${former ?? 'no site'} has no manifest. There is nothing to keep.`
      : `Kept in ${build}: ${manifest.deployments.length - 1} former builds, ${files.length} files that the new one lacks, ${Math.ceil(bytes / 1000)} kB.`,
  );
});
