import {execFile, execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {globSync} from 'tinyglobby';
import {measure, type Row} from './measure';

const generated = /^(?:\.git|\.docusaurus|\.tmp|build.*|node_modules|test-results)$/;
const french = 'i18n/fr/docusaurus-plugin-content-docs';

/** Sites with the same pages: stock Docusaurus, and with `experimental_faster`. */
type PlainSite = 'stock' | 'faster';

export const isPlain = (name?: string): name is PlainSite => name === 'stock' || name === 'faster';

/** @param copies how often the sites contain each document */
export function measureBuild(runs: number, copies: number, beside?: string): Promise<Row[]> {
  const sites = [
    {name: 'ours', site: 'ours'} as const,
    ...(isPlain(beside) ? [{name: 'other', site: beside} as const] : []),
  ];
  return measure('build', sites, runs, async ({site}) => {
    const folder = copySite(site, copies);
    return {...(await build(folder, 'cold')), ...(await build(folder, 'warm'))};
  });
}

export async function buildPlain(site: PlainSite): Promise<string> {
  const folder = copySite(site);
  await build(folder, 'cold');
  return path.join(folder, 'build');
}

/** Copies a site into the project, to use its packages. The copied `package.json` gives it a separate cache. */
function copySite(name: 'ours' | PlainSite, copies = 1): string {
  const folder = path.join('.tmp/bench', name);
  const copy = (from: string, to = from) =>
    fs.cpSync(from, path.join(folder, to), {recursive: true});
  fs.rmSync(folder, {recursive: true, force: true});
  if (name === 'ours') {
    fs.readdirSync('.')
      .filter((entry) => !generated.test(entry))
      .forEach((entry) => copy(entry));
  } else {
    ['docs', 'static', french, 'i18n/fr/docusaurus-theme-classic'].forEach((entry) => copy(entry));
    copy('tools/bench/stock', '');
  }
  for (let number = 2; number <= copies; number += 1) {
    copyDocuments(folder, `copy-${number}`);
  }
  // Gives the pages the date of a commit, as in a clone. Without one, Docusaurus runs Git for each page.
  const author = ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost'];
  for (const args of [['init'], ['add', '--all'], [...author, 'commit', '--message', 'bench']]) {
    execFileSync('git', args, {cwd: folder, stdio: 'pipe'});
  }
  return folder;
}

function copyDocuments(folder: string, copy: string): void {
  for (const file of globSync(['docs/**/*.mdx', `${french}/current/**/*.mdx`])) {
    const text = fs.readFileSync(file, 'utf8').replace(/^slug: /m, `$&/${copy}`);
    const target = path.join(folder, file.replace(/^docs\/|\/current\//, `$&${copy}/`));
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, text);
  }
}

/** @returns duration, and peak memory of the largest process */
async function build(folder: string, title: string) {
  const command = ['npm', 'run', 'build', '--', '--out-dir', 'build'];
  // GNU time, because Node doesn't report the memory of child processes.
  await promisify(execFile)('/usr/bin/time', ['-f', '%e %M', '-o', 'time.txt', ...command], {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
    env: {...process.env, NODE_ENV: undefined},
  });
  const report = fs.readFileSync(path.join(folder, 'time.txt'), 'utf8');
  const [seconds, kilobytes] = report.split(' ').map(Number);
  return {[`${title}, s`]: seconds!, [`${title}, MB`]: (kilobytes! * 1024) / 1e6};
}
