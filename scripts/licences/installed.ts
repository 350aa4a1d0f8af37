import fs from 'node:fs';
import path from 'node:path';
import type {Licensed} from './package';

/** Where the text is of packages that come without it. */
const texts: Record<string, string> = {
  '@docsearch/core': 'texts/algolia.txt',
  '@docsearch/css': 'texts/algolia.txt',
  '@docsearch/react': 'texts/algolia.txt',
  // Its style sheet names the owner and the licence of Docusaurus.
  infima: 'node_modules/@docusaurus/core/LICENSE',
  isarray: 'texts/isarray.txt',
};

/**
 * Reads what an installed package says of its licence.
 *
 * @param folder Such as `node_modules/react`
 * @throws when it comes without a licence, or without the text of it
 */
export function readInstalled(root: string, folder: string): Licensed {
  const {name, version, license} = JSON.parse(
    fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
  ) as {name: string; version: string; license?: unknown};
  const file = fs
    .readdirSync(path.join(root, folder))
    .sort()
    .find((entry) => /^(?:licen[cs]e|copying)(?:\.\w+)?$/i.test(entry));
  const text = file ? path.join(folder, file) : texts[name];
  if (typeof license !== 'string' || !text) {
    throw new Error(
      `${name}@${version} names no licence or comes without its text: see scripts/licences/installed.ts.`,
    );
  }
  return {name, version, licence: license, text: readText(root, text)};
}

/** The text of a licence: a file of a package, or one of those that are kept here. */
export function readText(root: string, file: string): string {
  const from = file.startsWith('texts/') ? path.join(root, 'scripts/licences') : root;
  return fs.readFileSync(path.join(from, file), 'utf8').replaceAll('\r\n', '\n').trim();
}
