import fs from 'node:fs';
import path from 'node:path';
import type {PageData} from './data';

/** What the pages of a version, and the rules about them, take from data: frozen when it was cut. */
export interface VersionData extends PageData {
  /** Addresses that were left before it was cut, and those that answer in their place. */
  redirects?: Readonly<Record<string, string>>;
}

/** A version of the documents that was cut. */
export interface Version {
  name: string;
  data: VersionData;
}

/** Docusaurus' list of the versions that were cut. */
export const VERSIONS_FILE = 'versions.json';

/** The data of a version, beside the pages and the sidebars that Docusaurus freezes. */
export function dataFileOf(name: string): string {
  return `versioned_data/version-${name}.json`;
}

/** The versions that a site has cut, the newest first; none before the first one. */
export function readVersions(siteDir: string): Version[] {
  const readJson = <Data>(file: string) =>
    JSON.parse(fs.readFileSync(path.join(siteDir, file), 'utf8')) as Data;
  const isThere = (file: string) => fs.existsSync(path.join(siteDir, file));
  const names = isThere(VERSIONS_FILE) ? readJson<string[]>(VERSIONS_FILE) : [];
  return names.map((name) => {
    const file = dataFileOf(name);
    return {name, data: isThere(file) ? readJson<VersionData>(file) : {}};
  });
}

/** As Docusaurus begins the names of such folders. */
const PREFIX = 'version-';

/** The folder of what belongs to a version, among the same of others; `current` is what is being written. */
export function folderOf(version = 'current'): string {
  return version === 'current' ? version : PREFIX + version;
}

/** Whether a file belongs to a version that was cut, by its path from the folder that has those of all. */
export function isFrozen(file: string): boolean {
  return file.startsWith(PREFIX);
}

/** The version that a file belongs to, by its path from the root of the site; `undefined` while it is being written. */
export function versionOf(file: string): string | undefined {
  return /^(?:versioned_docs|i18n\/[^/]+\/docusaurus-plugin-content-docs)\/version-([^/]+)\//.exec(
    file,
  )?.[1];
}

/** Where the pages of a version begin, from the root of a language: the newest one that was cut has the root. */
export function addressOf(versions: readonly Version[], name: string): string {
  const [last] = versions;
  return !last || last.name === name ? '/' : `/${name === 'current' ? 'next' : name}/`;
}
