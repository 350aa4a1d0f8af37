import {execFile, execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {globSync} from 'tinyglobby';
import {measure, type Row} from './measure';

const root = path.resolve(__dirname, '../..');
const generated = /^(?:\.git|\.docusaurus|\.tmp|build.*|node_modules|test-results)$/;
const translated = ['docusaurus-plugin-content-docs', 'docusaurus-theme-classic'];

/** Sites with the same pages: stock Docusaurus, and with `experimental_faster`. */
export const plainSites = ['stock', 'faster'] as const;
export type PlainSite = (typeof plainSites)[number];

const documentFolders = ['docs', 'i18n/fr/docusaurus-plugin-content-docs/current'];

const plainEntries = ['docs', 'static', ...translated.map((plugin) => `i18n/fr/${plugin}`)];

/** @param copies how often the sites contain each document */
export function measureBuild(runs: number, copies: number, beside?: PlainSite): Promise<Row[]> {
  const sites = [
    {name: 'ours', site: 'ours'} as const,
    ...(beside ? [{name: 'other', site: beside} as const] : []),
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
  const folder = path.join(root, '.tmp/bench', name);
  const copy = (from: string, to: string) =>
    fs.cpSync(path.join(root, from), path.join(folder, to), {recursive: true});
  fs.rmSync(folder, {recursive: true, force: true});
  const entries =
    name === 'ours' ? fs.readdirSync(root).filter((entry) => !generated.test(entry)) : plainEntries;
  entries.forEach((entry) => copy(entry, entry));
  for (let number = 2; number <= copies; number += 1) {
    documentFolders.forEach((documents) => copyDocuments(folder, documents, `copy-${number}`));
  }
  if (name === 'ours') {
    commitAll(folder);
  } else {
    copy('tools/bench/stock', '');
  }
  return folder;
}

function copyDocuments(folder: string, documents: string, copy: string): void {
  const source = path.join(root, documents);
  for (const file of globSync('**/*.mdx', {cwd: source})) {
    const target = path.join(folder, documents, copy, file);
    const text = fs.readFileSync(path.join(source, file), 'utf8');
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, text.replace(/^slug: /m, `$&/${copy}`));
  }
}

/** Gives the pages the date of a commit, as in a clone. Without one, Docusaurus runs Git for each page. */
function commitAll(folder: string): void {
  const author = ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost'];
  for (const args of [['init'], ['add', '--all'], [...author, 'commit', '--message', 'bench']]) {
    execFileSync('git', args, {cwd: folder, stdio: 'pipe'});
  }
}

/** @returns duration, and peak memory of the largest process */
async function build(folder: string, title: string) {
  const report = path.join(folder, 'time.txt');
  const command = ['npm', 'run', 'build', '--', '--out-dir', 'build'];
  // GNU time, because Node doesn't report the memory of child processes.
  await promisify(execFile)('/usr/bin/time', ['-f', '%e %M', '-o', report, ...command], {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
    env: {...process.env, NODE_ENV: undefined},
  });
  const [seconds, kilobytes] = fs.readFileSync(report, 'utf8').split(' ').map(Number);
  return {[`${title}, s`]: seconds!, [`${title}, MB`]: (kilobytes! * 1024) / 1e6};
}
