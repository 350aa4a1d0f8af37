import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {
  withDefaults,
  dataFileOf,
  folderOf,
  isFrozen,
  readVersions,
  type ContentOptions,
  type VersionData,
} from '@guide/content';

/** What the command that cuts a version takes: the site, and what is frozen beside its pages. */
interface CutOptions extends ContentOptions {
  /** The data of the pages, as they are now. */
  data: VersionData;
  /** Folders of what pages show, such as pictures, whose copies of a version are in `version-…` in them. */
  copied: readonly string[];
}

/**
 * Cuts a version of the documents: pages and menus in every language, by Docusaurus' own command, and
 * the data and pictures that they show. The list of versions, by which it counts, is written after all
 * that it needs: a command that failed is run again.
 *
 * @throws before anything is written when the name cannot be one
 */
export function runCut(
  {data, copied, ...options}: CutOptions,
  [name = '', ...rest]: string[],
): void {
  const {siteDir, kinds, locales} = withDefaults({...options, versions: []});
  const problem =
    rest.length > 0
      ? 'A version has one name.'
      : problemOf(siteDir, name, Object.values(kinds[0]!)[0]!);
  if (problem) {
    throw new Error(`${problem} Name it as in npm run release:version -- 2025.8`);
  }
  const inSite = (...parts: string[]) => path.join(siteDir, ...parts);
  const folder = folderOf(name);
  for (const shown of copied) {
    for (const entry of fs.readdirSync(inSite(shown)).filter((one) => !isFrozen(one))) {
      fs.cpSync(inSite(shown, entry), inSite(shown, folder, entry), {recursive: true});
    }
  }
  fs.mkdirSync(path.dirname(inSite(dataFileOf(name))), {recursive: true});
  fs.writeFileSync(inSite(dataFileOf(name)), `${JSON.stringify(data, null, 2)}\n`);
  freezePages(siteDir, name);
  locales
    .map((locale) => inSite('i18n', locale, `docusaurus-plugin-content-docs/${folder}.json`))
    .filter((file) => fs.existsSync(file))
    .forEach((file) => nameVersion(file, name));
  console.log(
    [
      `The version ${name} is cut. It has the root of the site; what is being written is at /next/.`,
      'Then: npm run check; TELESCOPE_STRICT=true npm run build; npm run handbook; commit all new files.',
    ].join('\n'),
  );
}

/** A name is a part of addresses and of paths. @returns why a name cannot be one */
function problemOf(siteDir: string, name: string, documents: string): string | undefined {
  const others = readVersions(siteDir).map((version) => version.name);
  return (
    (others.includes(name) && `The version ${name} exists already, with ${others.join(', ')}.`) ||
    (!/^\w[\w.-]{0,31}$/.test(name) &&
      `"${name}" is no name of a version: 1 to 32 letters, digits, ".", "-" and "_".`) ||
    (['current', 'next'].includes(name.toLowerCase()) &&
      `"${name}" is the name of what is being written.`) ||
    (fs.existsSync(path.join(siteDir, documents, name)) &&
      `/${name}/ is the address of pages: ${documents}/${name}.`) ||
    undefined
  );
}

/** Docusaurus' own command, in a process of its own: it reads the whole configuration. */
function freezePages(siteDir: string, name: string): void {
  const cli = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  execFileSync(process.execPath, [cli, 'docs:version', name], {
    cwd: siteDir,
    env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** The words of the menu are copied with the label of what is being written: `Next`. */
function nameVersion(file: string, name: string): void {
  const words = JSON.parse(fs.readFileSync(file, 'utf8')) as object;
  const label = {message: name, description: `The label for version ${name}`};
  fs.writeFileSync(file, `${JSON.stringify({...words, 'version.label': label}, null, 2)}\n`);
}
