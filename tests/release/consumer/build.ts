import {execFile} from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {docusaurus} from '../../../packages/docusaurus-patches/src/table';
import {runDocusaurus, SiteCopy} from '../../support/siteCopy';

export const nextVersion = docusaurus[1];

const next = SiteCopy.at('next');

/** Build of this site with the next version of Docusaurus. */
export const nextDir = next.path('build');

/** Build of a site that uses our packages with the classic preset. */
export const consumerDir = path.resolve('.tmp/consumer');

/** Builds both with the next version, which takes one installation. @throws if a build fails */
export async function buildConsumerSite(): Promise<void> {
  await installNextVersion();
  await build(next.dir, [], {TELESCOPE_STRICT: 'true'});
  await build(next.path('tests/release/consumer/site'), ['--out-dir', consumerDir]);
}

/** Installs it over a copy of our packages, which shares their files to save time. */
async function installNextVersion(): Promise<void> {
  const run = promisify(execFile);
  await SiteCopy.create('next', [
    ...['extras', 'packages', 'tests/release/consumer/site', '.npmrc', 'package-lock.json'],
  ]);
  await run('cp', ['-al', path.resolve('node_modules'), next.dir]);
  await Promise.all(
    // Written in place, so they can't be shared.
    ['.cache', '.package-lock.json'].map((name) =>
      fs.rm(next.path(`node_modules/${name}`), {recursive: true, force: true}),
    ),
  );
  await next.edit('package.json', (text) =>
    text.replace(/("@docusaurus\/.*": ").*(")/g, `$1${nextVersion}$2`),
  );
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], {cwd: next.dir});
}

async function build(dir: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const {code, output} = await runDocusaurus(dir, ['build', ...args], {
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    // No repository: Docusaurus would search the git history of each file.
    GIT_DIR: next.path('.git'),
    ...env,
  });
  if (code !== 0) {
    throw new Error(`The build of ${dir} with Docusaurus ${nextVersion} failed: ${output}`);
  }
}
