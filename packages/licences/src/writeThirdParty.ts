import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {packagesFile} from '.';

/** Licences that only require their text to be published with the code. */
const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** License texts of packages that don't include them. */
const texts: Record<string, string> = {
  '@ai-sdk/provider-utils': 'texts/ai.txt',
  '@algolia/autocomplete-core': 'texts/algolia.txt',
  '@algolia/autocomplete-plugin-algolia-insights': 'texts/algolia.txt',
  '@algolia/autocomplete-shared': 'texts/algolia.txt',
  '@docsearch/core': 'texts/algolia.txt',
  '@docsearch/css': 'texts/algolia.txt',
  '@docsearch/react': 'texts/algolia.txt',
  // Its style sheet names the owner and the licence of Docusaurus.
  infima: 'node_modules/@docusaurus/core/LICENSE',
  isarray: 'texts/isarray.txt',
};

/** A package whose code reaches a reader. */
interface Licensed {
  version: string;
  name: string;
  /** An SPDX expression. */
  licence: string;
  /** A file of a package, or one of those that are kept here. */
  text: string;
}

/**
 * Writes THIRD_PARTY.md, the licences of what the last build sends to a reader's browser. With
 * `--check` it writes nothing.
 *
 * @throws when a licence is missing or not allowed, or, with `--check`, when the file is out of date
 */
export function runLicences(args: string[]): void {
  const {check} = parseArgs({args, options: {check: {type: 'boolean'}}}).values;
  const packages = readInstalled();
  const refused = packages.filter(({licence, text}) => !isAllowed(licence) || !text);
  if (refused.length > 0) {
    const names = refused.map(
      ({name, licence, text}) => `${name}: ${licence}, ${text || 'no text'}`,
    );
    throw new Error(
      `Licences that packages/licences/src/writeThirdParty.ts does not allow, or has no text of: ${names.join('; ')}.`,
    );
  }
  const list = renderList(packages);
  if (!check) {
    fs.writeFileSync('THIRD_PARTY.md', list);
  } else if (fs.readFileSync('THIRD_PARTY.md', 'utf8') !== list) {
    throw new Error('THIRD_PARTY.md is out of date: run npm run build, then npm run licences.');
  }
}

/** The packages of the last build; the scripts of Rspack are those that load the others. */
function readInstalled(): Licensed[] {
  const file = packagesFile(process.cwd());
  if (!fs.existsSync(file)) {
    throw new Error('No build has said what it is made of: run npm run build first.');
  }
  const folders = JSON.parse(fs.readFileSync(file, 'utf8')) as string[];
  return [...folders, 'node_modules/@rspack/core'].map((folder) => {
    const {name, version, license} = readPackage(folder);
    const found = fs
      .readdirSync(folder)
      .sort()
      .find((entry) => /^(?:licen[cs]e|copying)(?:\.\w+)?$/i.test(entry));
    const text = found ? path.join(folder, found) : (texts[name] ?? '');
    return {name, version, licence: String(license), text};
  });
}

/** Whether a licence, or one of those that an SPDX expression offers, is allowed. */
function isAllowed(licence: string): boolean {
  return licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((offered) => allowed.includes(offered));
}

function readPackage(folder: string): {name: string; version: string; license?: unknown} {
  return JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
}

/** Each text once, under the packages that it is of. */
function renderList(packages: readonly Licensed[]): string {
  const users = new Map<string, string[]>();
  for (const {name, version, licence, text} of packages) {
    const from = text.startsWith('texts/') ? path.join(__dirname, text) : text;
    const content = fs.readFileSync(from, 'utf8').replaceAll('\r\n', '\n').trim();
    users.set(content, [...(users.get(content) ?? []), `- \`${name}\` ${version}, ${licence}`]);
  }
  const parts = [...users].map(
    ([text, names]) => `${[...new Set(names)].sort().join('\n')}\n\n\`\`\`text\n${text}\n\`\`\`\n`,
  );
  return `# Third-party code

What a reader’s browser gets of others, and under which licence. Fonts are those of the reader’s system; pictures, icons and figures are drawn for this site. \`npm run licences\` writes this file from what the bundler has put into the last build; \`npm run licences -- --check\` compares.

${parts.sort().join('\n')}`;
}
