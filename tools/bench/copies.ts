import {execFile} from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {multiplyPages} from './multiplyPages';

const root = path.resolve(__dirname, '../..');

/** What is made, and so is in no copy. */
const made = /^(?:\.git|\.docusaurus|\.tmp|build.*|node_modules|test-results)$/;

/** What the stock site has of ours. */
const content = [
  'docs',
  'static',
  'i18n/fr/docusaurus-plugin-content-docs',
  'i18n/fr/docusaurus-theme-classic',
];

/**
 * Makes a copy of a site in `.tmp/bench`, which a build may fill. It stands inside the project, so
 * that it finds its packages; as it has a `package.json` of its own, what builds keep for the next
 * one stays in it.
 *
 * @param pages how many the copy has in each language, when it is not as many as the guide
 * @returns the folder
 */
export async function copySite(site: 'ours' | 'stock', pages?: number): Promise<string> {
  const folder = path.join(root, '.tmp/bench', site);
  await fs.rm(folder, {recursive: true, force: true});
  if (site === 'ours') {
    const entries = (await fs.readdir(root)).filter((entry) => !made.test(entry));
    await Promise.all(entries.map((entry) => copy(entry, path.join(folder, entry))));
  } else {
    await copy('tools/bench/stock', folder);
    await Promise.all(content.map((entry) => copy(entry, path.join(folder, entry))));
    await promisify(execFile)('npm ci --ignore-scripts --no-audit --no-fund', {
      cwd: folder,
      shell: true,
    });
  }
  if (pages !== undefined) {
    await multiplyPages(folder, pages);
  }
  return folder;
}

function copy(source: string, target: string): Promise<void> {
  return fs.cp(path.join(root, source), target, {recursive: true});
}
