import {execFile} from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {checkedVersions} from '../../../packages/docusaurus-patches/src/patchList';
import {pack} from '../../../tools/pack';
import {runDocusaurus, SiteCopy} from '../../support/siteCopy';

export const nextVersion = checkedVersions[1];

const run = promisify(execFile);

const next = SiteCopy.at('next');

/** Build of this site with the next version of Docusaurus. */
export const nextDir = next.path('build');

/** Site with the packed plugins. It's outside of this repository, from which it could import packages. */
export const consumerSite = path.join(os.tmpdir(), 'consumer', process.cwd());
export const consumerDir = path.resolve('.tmp/consumer');

/** Builds both with the next version. @throws if a build fails */
export async function buildConsumerSite(): Promise<void> {
  await installNextVersion();
  await Promise.all([build(next.dir, [], {TELESCOPE_STRICT: 'true'}), buildConsumer()]);
}

/** Installs it over a copy of our packages, which shares their files to save time. */
async function installNextVersion(): Promise<void> {
  await SiteCopy.create('next', ['extras', 'packages', '.npmrc', 'package-lock.json']);
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
  await install(next.dir);
}

/** Installs the packed plugins over a copy of the next version's packages, which saves a download. */
async function buildConsumer(): Promise<void> {
  await fs.rm(consumerSite, {recursive: true, force: true});
  await fs.cp('tests/release/consumer/site', consumerSite, {recursive: true});
  const installed = ['node_modules', 'package-lock.json', '.npmrc'].map((name) => next.path(name));
  await run('cp', ['-a', ...installed, consumerSite]);
  await install(consumerSite, ...pack('.tmp/packages'));
  await build(consumerSite, ['--out-dir', consumerDir]);
}

async function install(cwd: string, ...tarballs: string[]): Promise<void> {
  await run('npm', ['install', ...tarballs, '--no-audit', '--no-fund', '--prefer-offline'], {cwd});
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
