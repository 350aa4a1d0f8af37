import {execFile} from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';

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

/** This site, or Docusaurus as it comes, with its default bundler or the faster one. */
export type Source = 'ours' | 'stock' | 'faster';

export function isStock(name: string | undefined): name is 'stock' | 'faster' {
  return name === 'stock' || name === 'faster';
}

/**
 * Makes a copy of a site in `.tmp/bench`, which a build may fill. It stands inside the project, so
 * that it finds its packages; as it has a `package.json` of its own, what builds keep for the next
 * one stays in it.
 *
 * @returns the folder
 */
export async function copySite(source: Source): Promise<string> {
  const folder = path.join(root, '.tmp/bench', source);
  const copy = (from: string, to: string) =>
    fs.cp(path.join(root, from), path.join(folder, to), {recursive: true});
  await fs.rm(folder, {recursive: true, force: true});
  if (isStock(source)) {
    await copy('tools/bench/stock', '');
    await Promise.all(content.map((entry) => copy(entry, entry)));
    await promisify(execFile)('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
    });
  } else {
    const entries = (await fs.readdir(root)).filter((entry) => !made.test(entry));
    await Promise.all(entries.map((entry) => copy(entry, entry)));
  }
  return folder;
}
