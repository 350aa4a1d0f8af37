import fs from 'node:fs';
import path from 'node:path';
import type {PageData} from './data';

/** Stored in `versionDataFile(name)`. */
export interface VersionData extends PageData {
  /** New path by old path. */
  redirects?: Readonly<Record<string, string>>;
}

export interface Version {
  name: string;
  data: VersionData;
}

/** Written by `docusaurus docs:version`. */
export const VERSIONS_FILE = 'versions.json';

export function versionDataFile(name: string): string {
  return `versioned_data/version-${name}.json`;
}

/** Reads the released versions, newest first. */
export function readVersions(siteDir: string): Version[] {
  const readJson = <Data>(file: string) =>
    JSON.parse(fs.readFileSync(path.join(siteDir, file), 'utf8')) as Data;
  const exists = (file: string) => fs.existsSync(path.join(siteDir, file));
  const names = exists(VERSIONS_FILE) ? readJson<string[]>(VERSIONS_FILE) : [];
  return names.map((name) => {
    const file = versionDataFile(name);
    return {name, data: exists(file) ? readJson<VersionData>(file) : {}};
  });
}

const PREFIX = 'version-';

/** Returns the folder name that Docusaurus uses for a version. */
export function versionFolder(version = 'current'): string {
  return version === 'current' ? version : PREFIX + version;
}

/** Tests for a path in a version's folder, relative to a folder of all versions. */
export function isFrozen(file: string): boolean {
  return file.startsWith(PREFIX);
}

/** Returns the version of a page; `undefined` for current pages. */
export function versionOf(file: string): string | undefined {
  return /^(?:versioned_docs|i18n\/[^/]+\/docusaurus-plugin-content-docs)\/version-([^/]+)\//.exec(
    file,
  )?.[1];
}

/** Returns the base path of a version. The latest release is at the root. */
export function versionPath(versions: readonly Version[], name: string): string {
  const [latest] = versions;
  return !latest || latest.name === name ? '/' : `/${name === 'current' ? 'next' : name}/`;
}
