import fs from 'node:fs';
import path from 'node:path';

/** Data that the pages of a version show. Stored in `versionDataFile(name)`. */
export interface VersionData {
  /** New path by old path. */
  redirects?: Readonly<Record<string, string>>;
  [pageData: string]: unknown;
}

export interface Version {
  name: string;
  data: VersionData;
}

export function versionDataFile(name: string): string {
  return `versioned_data/version-${name}.json`;
}

/** Reads the released versions, newest first. `docusaurus docs:version` writes their list. */
export function readVersions(siteDir: string): Version[] {
  const readJson = <Data>(file: string, fallback: Data): Data => {
    const absolute = path.join(siteDir, file);
    return fs.existsSync(absolute)
      ? (JSON.parse(fs.readFileSync(absolute, 'utf8')) as Data)
      : fallback;
  };
  return readJson<string[]>('versions.json', []).map((name) => ({
    name,
    data: readJson<VersionData>(versionDataFile(name), {}),
  }));
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
