import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {withDefaults} from '../content';
import {formatStatus} from '../i18n/report';
import {readStatus} from '../i18n/status';
import type {ContentOptions} from '../site';
import {
  dataFileOf,
  folderOf,
  isFrozen,
  readVersions,
  VERSIONS_FILE,
  type VersionData,
} from '../versions';

/** What the command that cuts a version takes: the site, and what is frozen beside its pages. */
interface CutOptions extends ContentOptions {
  /** The data of the pages, as they are now. */
  data: VersionData;
  /** Folders of what pages show, such as pictures, whose copies of a version are in `version-…` in them. */
  copied: readonly string[];
}

const usage = 'npm run release:version -- 2025.8';

/**
 * Cuts a version of the documents, whole or not at all: pages and menus in every language, by
 * Docusaurus' own command, and the data and pictures that they show.
 *
 * @throws before anything is written when the name cannot be one; later, when nothing of it is left
 */
export function runCut({data, copied, ...options}: CutOptions, args: string[]): void {
  const [name = '', ...rest] = parseArgs({args, allowPositionals: true}).positionals;
  if (name === '' || rest.length > 0) {
    throw new Error(`Name the version to cut: ${usage}`);
  }
  const {siteDir, kinds, locales, defaultLocale} = withDefaults({...options, versions: []});
  const inSite = (...parts: string[]) => path.join(siteDir, ...parts);
  const folder = folderOf(name);
  const others = locales.filter((locale) => locale !== defaultLocale);
  const menuWords = others.map(
    (locale) => `i18n/${locale}/docusaurus-plugin-content-docs/${folder}.json`,
  );
  const written = [
    `versioned_docs/${folder}`,
    `versioned_sidebars/${folder}-sidebars.json`,
    ...menuWords.flatMap((file) => [file, file.replace('.json', '')]),
    dataFileOf(name),
    ...copied.map((shown) => `${shown}/${folder}`),
  ];
  refuseName(siteDir, name, Object.values(kinds[0]!)[0]!);
  refuseLeftovers(written.filter((file) => fs.existsSync(inSite(file))));

  const list = inSite(VERSIONS_FILE);
  const before = fs.existsSync(list) ? fs.readFileSync(list) : undefined;
  try {
    freezePages(siteDir, name);
    menuWords.map((file) => inSite(file)).forEach((file) => nameVersion(file, name));
    fs.mkdirSync(path.dirname(inSite(dataFileOf(name))), {recursive: true});
    fs.writeFileSync(inSite(dataFileOf(name)), `${JSON.stringify(data, null, 2)}\n`);
    copied.forEach((shown) => freezeFiles(inSite(shown), folder));
  } catch (error) {
    written.forEach((file) => fs.rmSync(inSite(file), {recursive: true, force: true}));
    if (before) {
      fs.writeFileSync(list, before);
    } else {
      fs.rmSync(list, {force: true});
    }
    throw new Error(`The version ${name} was not cut, and nothing of it is left.`, {cause: error});
  }
  console.log(
    [
      `The version ${name} is cut. It has the root of the site; what is being written is at /next/.`,
      ...[VERSIONS_FILE, ...written].map((file) => `  create  ${file}`),
      '',
      formatStatus(readStatus(siteDir, [kinds[0]!])),
      'Then: npm run check; TELESCOPE_STRICT=true npm run build; commit all of these files.',
    ].join('\n'),
  );
}

/** A name is a part of addresses and of paths. @throws saying why a name cannot be one */
function refuseName(siteDir: string, name: string, documents: string): void {
  const others = readVersions(siteDir).map((version) => version.name);
  const problem =
    (others.includes(name) && `The version ${name} exists already, with ${others.join(', ')}.`) ||
    (!/^\w[\w.-]{0,31}$/.test(name) &&
      `"${name}" is no name of a version: 1 to 32 letters, digits, ".", "-" and "_", as in 2025.8.`) ||
    (['current', 'next'].includes(name.toLowerCase()) &&
      `"${name}" is the name of what is being written.`) ||
    (fs.existsSync(path.join(siteDir, documents, name)) &&
      `/${name}/ is the address of pages: ${documents}/${name}.`);
  if (problem) {
    throw new Error(`${problem} Choose another name: ${usage}`);
  }
}

function refuseLeftovers(files: string[]): void {
  if (files.length > 0) {
    throw new Error(
      `Files of such a version are there already, though ${VERSIONS_FILE} does not name it: ${files.join(', ')}. Delete them, or choose another name.`,
    );
  }
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
  if (fs.existsSync(file)) {
    const words = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, object>;
    const label = {message: name, description: `The label for version ${name}`};
    const named = {...words, 'version.label': label};
    fs.writeFileSync(file, `${JSON.stringify(named, null, 2)}\n`);
  }
}

/** Copies files into a folder among them, without those of other versions. */
function freezeFiles(shown: string, folder: string): void {
  for (const entry of fs.readdirSync(shown)) {
    if (!isFrozen(entry)) {
      fs.cpSync(path.join(shown, entry), path.join(shown, folder, entry), {recursive: true});
    }
  }
}
