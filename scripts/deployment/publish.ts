/** Brings a build into a folder that a server serves: `npm run deployment:publish -- --to /srv/docs`. */
import {parseArgs} from 'node:util';
import {runCommand} from '../runCommand';
import {readRetention, retentionFlags} from './options';
import {publishBuild, type Step} from './publishBuild';

void runCommand(() => {
  const {build, to, ...retention} = parseArgs({
    options: {
      build: {type: 'string', default: 'build'},
      to: {type: 'string'},
      ...retentionFlags,
    },
  }).values;
  if (!to) {
    throw new Error('Say where to: --to followed by the folder that the server serves.');
  }
  const steps = publishBuild({build, to, retention: readRetention(retention), now: new Date()});
  const counts: Record<Step['phase'], number> = {
    assets: 0,
    manifest: 0,
    pages: 0,
    gone: 0,
    prune: 0,
  };
  let step = steps.next();
  for (; !step.done; step = steps.next()) {
    counts[step.value.phase] += 1;
  }
  console.log(
    `Published to ${to}: ${counts.assets} new assets, ${counts.pages} other files that are new or changed, ${counts.gone} removed, ${counts.prune} old assets removed. Former builds kept: ${step.value.deployments.length - 1}.`,
  );
});
