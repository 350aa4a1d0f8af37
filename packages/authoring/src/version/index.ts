import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {
  withDefaults,
  versionDataFile,
  versionFolder,
  isFrozen,
  readVersions,
  type ContentOptions,
  type VersionData,
} from '@guide/content';

interface VersionOptions extends ContentOptions {
  data: VersionData;
  /** Folders, such as figures, to copy into their `version-…` subfolder. */
  copied: readonly string[];
}

/** Runs `npm run guide -- version`. Docusaurus writes the list last: a failed run can be repeated. */
export function runVersion({data, copied, ...options}: VersionOptions, args: string[]): void {
  const {siteDir, contentFolders, locales} = withDefaults({...options, versions: []});
  const name = args.join(' ');
  const problem = problemOf(siteDir, name, Object.values(contentFolders[0]!)[0]!);
  if (problem) {
    throw new Error(`${problem} Example: npm run guide -- version 2025.8`);
  }
  const inSite = (...parts: string[]) => path.join(siteDir, ...parts);
  const folder = versionFolder(name);
  for (const source of copied) {
    for (const entry of fs.readdirSync(inSite(source)).filter((file) => !isFrozen(file))) {
      fs.cpSync(inSite(source, entry), inSite(source, folder, entry), {recursive: true});
    }
  }
  fs.mkdirSync(path.dirname(inSite(versionDataFile(name))), {recursive: true});
  fs.writeFileSync(inSite(versionDataFile(name)), `${JSON.stringify(data, null, 2)}\n`);
  freezePages(siteDir, name);
  locales
    .map((locale) => inSite('i18n', locale, `docusaurus-plugin-content-docs/${folder}.json`))
    .filter((file) => fs.existsSync(file))
    .forEach((file) => setVersionLabel(file, name));
  console.log(
    [
      `Version ${name} was created and is now at the root of the site. The current documents are at /next/.`,
      'Then check and build the site, and commit all new files.',
    ].join('\n'),
  );
}

function problemOf(siteDir: string, name: string, documents: string): string | undefined {
  const others = readVersions(siteDir).map((version) => version.name);
  return (
    (others.includes(name) && `Version ${name} exists already. Versions: ${others.join(', ')}.`) ||
    // Names of languages, pages, Windows devices and the current documents don't start like this.
    (!/^v?\d([\w.-]{0,29}\w)?$/.test(name) &&
      `"${name}" is not a valid version name: it must start with a digit, or "v" and a digit, and have at most 32 letters, digits, ".", "-" and "_".`) ||
    (fs.existsSync(path.join(siteDir, documents, name)) &&
      `/${name}/ is the URL of the pages in ${documents}/${name}.`) ||
    undefined
  );
}

/** In a separate process, because Docusaurus loads the whole configuration. */
function freezePages(siteDir: string, name: string): void {
  const cli = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  execFileSync(process.execPath, [cli, 'docs:version', name], {
    cwd: siteDir,
    env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** Docusaurus copies the label of the current documents. */
function setVersionLabel(file: string, name: string): void {
  const messages = JSON.parse(fs.readFileSync(file, 'utf8')) as object;
  const label = {message: name, description: `The label for version ${name}`};
  fs.writeFileSync(file, `${JSON.stringify({...messages, 'version.label': label}, null, 2)}\n`);
}
