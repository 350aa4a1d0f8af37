/**
 * `npm run release:version -- 2025.8`: freezes the pages as they are now, with all that they show,
 * then builds the site, and its handbook; `--without-handbook` leaves both to the next build.
 */
import {execFileSync} from 'node:child_process';
import {runCut} from '@guide/content/commands';
import {cutOptions} from '../../src/config/content';
import {runCommand} from '../runCommand';

const WITHOUT = '--without-handbook';

void runCommand(() => {
  const args = process.argv.slice(2);
  runCut(
    cutOptions,
    args.filter((argument) => argument !== WITHOUT),
  );
  if (!args.includes(WITHOUT)) {
    // Processes of their own: this one has read the site as it was before.
    const env = {...process.env, TELESCOPE_STRICT: 'true'};
    ['build', 'handbook'].forEach((script) =>
      execFileSync('npm', ['run', '--silent', script], {env, stdio: 'inherit'}),
    );
  }
});
