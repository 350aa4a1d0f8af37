import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {packagesFile} from '.';

/** Licences that only require their text to be published. */
const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** Licence texts of packages that don't include one: paths in `src/` or from the root. */
const texts: Record<string, string> = {
  '@ai-sdk/provider-utils': 'texts/ai.txt',
  '@algolia/autocomplete-core': 'texts/algolia.txt',
  '@algolia/autocomplete-plugin-algolia-insights': 'texts/algolia.txt',
  '@algolia/autocomplete-shared': 'texts/algolia.txt',
  '@docsearch/core': 'texts/algolia.txt',
  '@docsearch/css': 'texts/algolia.txt',
  '@docsearch/react': 'texts/algolia.txt',
  // Its style sheet has Docusaurus' copyright notice and licence.
  infima: 'node_modules/@docusaurus/core/LICENSE',
  isarray: 'texts/isarray.txt',
};

interface LicensedPackage {
  version: string;
  name: string;
  licence: string;
  text: string;
}

/**
 * Writes THIRD_PARTY.md with the licences of all packages in the last build.
 *
 * @throws if a licence is missing or not allowed or, with `--check`, if the file is out of date
 */
export function runLicences(args: string[]): void {
  const {check} = parseArgs({args, options: {check: {type: 'boolean'}}}).values;
  const packages = readInstalled();
  const rejected = packages.filter(({licence, text}) => !isAllowed(licence) || !text);
  if (rejected.length > 0) {
    const names = rejected.map(
      ({name, licence, text}) => `${name}: ${licence}, ${text || 'no text'}`,
    );
    throw new Error(
      `Packages with a licence that isn't allowed or without a licence text: ${names.join('; ')}. Remove them, or edit \`allowed\` or \`texts\` in packages/licences/src/writeThirdParty.ts.`,
    );
  }
  const markdown = renderList(packages);
  if (!check) {
    fs.writeFileSync('THIRD_PARTY.md', markdown);
  } else if (fs.readFileSync('THIRD_PARTY.md', 'utf8') !== markdown) {
    throw new Error('THIRD_PARTY.md is out of date: run npm run build, then npm run licences.');
  }
}

/** Reads the packages of the last build. Adds Rspack, whose runtime is bundled but isn't a module. */
function readInstalled(): LicensedPackage[] {
  const file = packagesFile(process.cwd());
  if (!fs.existsSync(file)) {
    throw new Error(`${file} doesn't exist: run npm run build first.`);
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

/** Returns whether an SPDX expression is an allowed licence, or includes one as an alternative. */
function isAllowed(licence: string): boolean {
  return licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((alternative) => allowed.includes(alternative));
}

function readPackage(folder: string): {name: string; version: string; license?: unknown} {
  return JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
}

function renderList(packages: readonly LicensedPackage[]): string {
  const packagesByText = new Map<string, string[]>();
  for (const {name, version, licence, text} of packages) {
    const from = text.startsWith('texts/') ? path.join(__dirname, text) : text;
    const content = fs.readFileSync(from, 'utf8').replaceAll('\r\n', '\n').trim();
    packagesByText.set(content, [
      ...(packagesByText.get(content) ?? []),
      `- \`${name}\` ${version}, ${licence}`,
    ]);
  }
  const parts = [...packagesByText].map(
    ([text, names]) => `${[...new Set(names)].sort().join('\n')}\n\n\`\`\`text\n${text}\n\`\`\`\n`,
  );
  return `# Third-party code

Third-party packages in the browser bundle, with their licences. The site uses system fonts; pictures, icons and figures are made for this site. \`npm run licences\` generates this file from the last build; \`npm run licences -- --check\` compares it.

${parts.sort().join('\n')}`;
}
