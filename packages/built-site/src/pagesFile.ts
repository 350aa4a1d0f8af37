import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {BuiltSite, PageFacts, Version} from './site';

/** Stands where a language and version begins. */
const PAGES_FILE = 'pages.json';

/** What programs that come after the build know of it: the pages of one language and version. */
export interface PagesFile {
  /** Of the host for which the site was built: `https://docs.example.com`. */
  origin: string;
  /** Where the language begins, from the root of the host. */
  baseUrl: string;
  language: string;
  version: Version;
  /** In the order of the menu; at the root of the site with the posts. */
  pages: readonly PageFacts[];
}

/** What is known of a page by its text: programs that come after the build read that themselves. */
const ofText = new Set(['url', 'isIndexed', 'article']);

/** Writes the pages of each version, where it begins. */
export function writePagesFiles({
  context,
  baseUrl,
  language,
  versions,
  posts,
  write,
}: BuiltSite): void {
  for (const {pages, ...version} of versions) {
    const file: PagesFile = {
      origin: context.siteConfig.url,
      baseUrl,
      language,
      version,
      pages: [...pages, ...(version.isLast ? posts : [])],
    };
    write(
      path.posix.join(version.path.slice(baseUrl.length), PAGES_FILE),
      JSON.stringify(file, (key, value: unknown) => (ofText.has(key) ? undefined : value)),
    );
  }
}

/**
 * Finds the files of the pages in a build, that of the first language and the newest version first.
 *
 * @returns each with the folder of its language
 * @throws when there is no build
 */
export function readPagesFiles(buildDir: string): Array<PagesFile & {outDir: string}> {
  const files = globSync(`**/${PAGES_FILE}`, {cwd: buildDir}).sort(
    (one, other) => one.length - other.length,
  );
  if (files.length === 0) {
    throw new Error(
      `There is no build in ${buildDir}: looked for ${path.join(buildDir, '**', PAGES_FILE)}.\nRun \`npm run build\` first, or name the folder of another build.`,
    );
  }
  return files.map((name) => {
    const file = JSON.parse(fs.readFileSync(path.join(buildDir, name), 'utf8')) as PagesFile;
    const toLanguage = path.relative(file.version.path, file.baseUrl);
    return {...file, outDir: path.resolve(buildDir, path.dirname(name), toLanguage)};
  });
}
