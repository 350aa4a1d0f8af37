import fs from 'node:fs';
import path from 'node:path';
import inside from './insideDocSearch.json';

/** A package, as it is listed: with the licence that it gives, and its text. */
export interface Licensed {
  name: string;
  /** Absent when its code was copied, nobody says from which. */
  version?: string;
  /** An SPDX expression. */
  licence: string;
  text: string;
}

const root = process.cwd();

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
export function readInstalled(folder: string): Licensed {
  const {name, version, license} = readPackage(folder);
  const file = fs
    .readdirSync(path.join(root, folder))
    .sort()
    .find((entry) => /^(?:licen[cs]e|copying)(?:\.\w+)?$/i.test(entry));
  const text = file ? path.join(folder, file) : texts[name];
  if (typeof license !== 'string' || !text) {
    throw new Error(
      `${name}@${version} names no licence or comes without its text: see packages/delivery/src/licences/packages.ts.`,
    );
  }
  return {name, version, licence: license, text: readText(text)};
}

/**
 * Reads what DocSearch has bundled into its own file, where no bundler of ours sees it: the
 * versions are those of its lock file (`yarn.lock` of algolia/docsearch, v4.7.0).
 *
 * @throws when another version of it is installed, whose packages must then be looked up
 */
export function readInsideDocSearch(): Licensed[] {
  const {version} = readPackage(`node_modules/${inside.bundler}`);
  if (version !== inside.version) {
    throw new Error(
      `${inside.bundler} is ${version}: correct packages/delivery/src/licences/insideDocSearch.json by its source of that version.`,
    );
  }
  return inside.packages.map(({text, ...each}) => ({...each, text: readText(text)}));
}

function readPackage(folder: string): {name: string; version: string; license?: unknown} {
  return JSON.parse(fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
}

/** The text of a licence: a file of a package, or one of those that are kept here. */
function readText(file: string): string {
  const from = file.startsWith('texts/') ? __dirname : root;
  return fs.readFileSync(path.join(from, file), 'utf8').replaceAll('\r\n', '\n').trim();
}
