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
  item: string;
  /** Path of the licence text. */
  text: string;
}

/** Writes THIRD_PARTY.md with the licences of all packages in the last build, or compares it. */
export function runLicences(args: string[]): void {
  const {check} = parseArgs({args, options: {check: {type: 'boolean'}}}).values;
  const file = packagesFile(process.cwd());
  if (!fs.existsSync(file)) {
    throw new Error(`${file} doesn't exist: run npm run build first.`);
  }
  const folders = JSON.parse(fs.readFileSync(file, 'utf8')) as string[];
  // The runtime of Rspack is bundled, but isn't a module.
  const markdown = renderList([...folders, 'node_modules/@rspack/core'].map(readPackage));
  if (!check) {
    fs.writeFileSync('THIRD_PARTY.md', markdown);
  } else if (fs.readFileSync('THIRD_PARTY.md', 'utf8') !== markdown) {
    throw new Error(
      'THIRD_PARTY.md is out of date: run npm run build, then npm run guide -- licences.',
    );
  }
}

function readPackage(folder: string): LicensedPackage {
  const {name, version, license} = JSON.parse(
    fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as {name: string; version: string; license?: unknown};
  const found = fs
    .readdirSync(folder)
    .sort()
    .find((entry) => /^(?:licen[cs]e|copying)(?:\.\w+)?$/i.test(entry));
  const text = found ? path.join(folder, found) : texts[name];
  if (!text || !isAllowed(String(license))) {
    throw new Error(
      `${name} has the licence ${String(license)}, which isn't allowed, or no licence text. Remove it, or edit \`allowed\` or \`texts\` in packages/licences/src/writeThirdParty.ts.`,
    );
  }
  return {item: `- \`${name}\` ${version}, ${String(license)}`, text};
}

function isAllowed(licence: string): boolean {
  return licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((alternative) => allowed.includes(alternative));
}

function renderList(packages: readonly LicensedPackage[]): string {
  const itemsByText = new Map<string, Set<string>>();
  for (const {item, text} of packages) {
    const file = text.startsWith('texts/') ? path.join(__dirname, text) : text;
    const content = fs.readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim();
    itemsByText.set(content, (itemsByText.get(content) ?? new Set()).add(item));
  }
  const parts = [...itemsByText].map(
    ([text, items]) => `${[...items].sort().join('\n')}\n\n\`\`\`text\n${text}\n\`\`\`\n`,
  );
  return `# Third-party code

Third-party packages in the browser bundle, with their licences. The site uses system fonts; pictures, icons and figures are made for this site. \`npm run guide -- licences\` generates this file from the last build; \`npm run guide -- licences --check\` compares it.

${parts.sort().join('\n')}`;
}
