import {execFile} from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';

const install = promisify(execFile);

const root = path.resolve(__dirname, '../..');

/** What is made, and so is in no copy. */
const made = new Set([
  '.git',
  '.docusaurus',
  '.tmp',
  'build',
  'build-hosted',
  'build-webpack',
  'node_modules',
  'test-results',
]);

/** What a site has of ours, whatever shows it. */
const content = [
  'docs',
  'static',
  'i18n/fr/docusaurus-plugin-content-docs',
  'i18n/fr/docusaurus-theme-classic',
];

/** The two sites that are compared. */
export const siteNames = ['ours', 'stock'] as const;

export type SiteName = (typeof siteNames)[number];

/** What builds keep for the next one. */
const caches = new Set(['.docusaurus', 'node_modules']);

export interface CopyOptions {
  /** Name of the folder, when it is not that of the site. */
  name?: string;
  /** What an earlier build in this folder has kept stays there. */
  keepsCaches?: boolean;
}

/**
 * Makes a copy of a site in `.tmp/bench`, which a build may fill and a test may change. It stands
 * inside the project, so that it finds its packages; as it has a `package.json` of its own, what
 * builds keep for the next one stays in it.
 *
 * @returns the folder
 */
export async function copySite(
  site: SiteName,
  {name = site, keepsCaches = false}: CopyOptions = {},
): Promise<string> {
  const folder = path.join(root, '.tmp/bench', name);
  await fs.mkdir(folder, {recursive: true});
  const old = await fs.readdir(folder);
  await Promise.all(
    old
      .filter((entry) => !keepsCaches || !caches.has(entry))
      .map((entry) => fs.rm(path.join(folder, entry), {recursive: true})),
  );
  if (site === 'ours') {
    const entries = (await fs.readdir(root)).filter((entry) => !made.has(entry));
    await Promise.all(entries.map((entry) => copy(entry, path.join(folder, entry))));
  } else {
    await copy('scripts/bench/stock', folder);
    await Promise.all(content.map((entry) => copy(entry, path.join(folder, entry))));
    await install('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {cwd: folder});
  }
  return folder;
}

function copy(source: string, target: string): Promise<void> {
  return fs.cp(path.join(root, source), target, {recursive: true});
}
