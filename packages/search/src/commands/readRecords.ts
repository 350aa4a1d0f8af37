import fs from 'node:fs';
import path from 'node:path';
import {withAreas} from '../records/areas';
import {extractRecords, readPage} from '../records/extract';
import type {RecordOptions, SearchRecord} from '../records/record';

/**
 * Reads the search records of all pages of a build, in all its languages, sorted by id.
 *
 * @throws when the build has no pages or no records, or when two records have one id: the hosted
 *   index would keep only one of them
 */
export function readRecords(buildDir: string, options: RecordOptions): SearchRecord[] {
  const pages = findPages(buildDir);
  if (pages.length === 0) {
    throw new Error(
      `There is no build in ${buildDir}: looked for ${path.join(buildDir, '**', '*.html')}.\nRun \`npm run build\` first, or give the folder of a build in BUILD_DIR.`,
    );
  }
  const records = withAreas(
    pages.flatMap((page) => extractRecords(fs.readFileSync(page, 'utf8'), options)),
  );
  if (records.length === 0) {
    throw new Error(
      `The build in ${buildDir} gives no search records: none of its ${pages.length} pages is a page of the guide.\nRun \`npm run build\` first, then see packages/search/src/records/extract.ts.`,
    );
  }
  records.sort((a, b) => (a.objectID < b.objectID ? -1 : 1));
  const twice = records.filter(({objectID}, place) => objectID === records[place - 1]?.objectID);
  if (twice.length > 0) {
    throw new Error(
      `Several sections have one address, so that one would replace the other: ${twice.map(({objectID}) => objectID).join(', ')}.\nGive each heading of a page an id of its own.`,
    );
  }
  return records;
}

/** The address of each document of a language and a version that is built in a folder, by its id. */
export function pagesById(
  folder: string,
  {language, version}: {language: string; version: string},
): Map<string, string> {
  return new Map(
    findPages(folder)
      .map((file) => readPage(fs.readFileSync(file, 'utf8')))
      .flatMap((page) =>
        page?.language === language && page.version === version
          ? [[page.docId, page.path] as const]
          : [],
      ),
  );
}

/** How many records each language has: `en: 512, fr: 510`. */
export function countByLanguage(records: readonly SearchRecord[]): string {
  const counts: Record<string, number> = {};
  for (const {language} of records) {
    counts[language] = (counts[language] ?? 0) + 1;
  }
  return Object.entries(counts)
    .map(([language, count]) => `${language}: ${count}`)
    .join(', ');
}

/** A host shows `404.html` for any address: it has none of its own. */
function findPages(buildDir: string): string[] {
  return fs.existsSync(buildDir)
    ? fs
        .readdirSync(buildDir, {recursive: true, withFileTypes: true})
        .filter((file) => file.isFile() && /(?<!^404)\.html$/.test(file.name))
        .map((file) => path.join(file.parentPath, file.name))
    : [];
}
