import fs from 'node:fs';
import path from 'node:path';
import type {PageData} from './data';

export interface VersionData extends PageData {
  redirects?: Readonly<Record<string, string>>;
}

export interface Version {
  name: string;
  data: VersionData;
}

/** Written by Docusaurus. */
export const VERSIONS_FILE = 'versions.json';

export function dataFileOf(name: string): string {
  return `versioned_data/version-${name}.json`;
}

/** Reads the released versions, newest first. */
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

const PREFIX = 'version-';

export function folderOf(version = 'current'): string {
  return version === 'current' ? version : PREFIX + version;
}

/** Tests a path relative to a folder with all versions. */
export function isFrozen(file: string): boolean {
  return file.startsWith(PREFIX);
}

/** Returns the version of a file, relative to the site; `undefined` for the current version. */
export function versionOf(file: string): string | undefined {
  return /^(?:versioned_docs|i18n\/[^/]+\/docusaurus-plugin-content-docs)\/version-([^/]+)\//.exec(
    file,
  )?.[1];
}

/** Returns the base path of a version. The latest release is at the root. */
export function versionPath(versions: readonly Version[], name: string): string {
  const [last] = versions;
  return !last || last.name === name ? '/' : `/${name === 'current' ? 'next' : name}/`;
}
