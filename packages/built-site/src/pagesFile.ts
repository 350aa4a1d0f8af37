import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {BuiltSite, PageMetadata, Version} from './site';

/** Written to the root of each locale and version. */
const PAGES_FILE = 'pages.json';

export interface PagesFile {
  /** Such as `https://docs.example.com`. */
  origin: string;
  baseUrl: string;
  language: string;
  version: Version;
  /** In sidebar order. The latest version includes unversioned pages. */
  pages: readonly PageMetadata[];
}

/** `readPage` derives them, except `source`, which only build steps use. */
const omittedKeys = new Set(['source', 'url', 'isIndexed', 'hash', 'article']);

export function writePagesFiles({
  context,
  baseUrl,
  language,
  versions,
  unversioned,
  write,
}: BuiltSite): void {
  for (const {pages, ...version} of versions) {
    const file: PagesFile = {
      origin: context.siteConfig.url,
      baseUrl,
      language,
      version,
      pages: [...pages, ...(version.isLast ? unversioned : [])],
    };
    write(
      path.posix.join(version.path.slice(baseUrl.length), PAGES_FILE),
      JSON.stringify(file, (key, value: unknown) => (omittedKeys.has(key) ? undefined : value)),
    );
  }
}

/**
 * Reads all `pages.json` files, default locale and latest version first.
 *
 * @throws if there's no build
 */
export function readPagesFiles(buildDir: string): Array<PagesFile & {outDir: string}> {
  const files = globSync(`**/${PAGES_FILE}`, {cwd: buildDir}).sort(
    (one, other) => one.length - other.length,
  );
  if (files.length === 0) {
    throw new Error(
      `There is no build in ${buildDir}: looked for ${path.join(buildDir, '**', PAGES_FILE)}.\nBuild the site first, or pass another folder.`,
    );
  }
  return files.map((name) => {
    const file = JSON.parse(fs.readFileSync(path.join(buildDir, name), 'utf8')) as PagesFile;
    const toLanguage = path.relative(file.version.path, file.baseUrl);
    return {...file, outDir: path.resolve(buildDir, path.dirname(name), toLanguage)};
  });
}
