import fs from 'node:fs';
import path from 'node:path';
import {version} from 'cheerio/package.json';
import {shortHash} from '../shortHash';
import type {SearchRecord} from './record';

/** Records of the pages of a language, by the page that they were read from. */
interface KeptRecords {
  /** What read them. */
  reader: string;
  pages: Array<[key: string, records: SearchRecord[]]>;
}

type Extract = (page: string) => SearchRecord[];

/**
 * Reads the records of pages, and keeps them for the next build: reading is most of the time that an
 * index takes, and few pages change from one build to the next.
 *
 * @param pages as the build wrote them
 * @param file where records are kept; what cannot be read there counts as nothing
 * @param reader another text for each way of reading: what was read another way is read again
 * @param loadExtract called where a page is new
 */
export async function readRecords(
  pages: readonly string[],
  file: string,
  reader: string,
  loadExtract: () => Promise<Extract>,
): Promise<SearchRecord[]> {
  const earlier = readKept(file, reader);
  const keyed = pages.map((page) => ({page, key: shortHash(withoutAssets(page))}));
  const extract = keyed.every(({key}) => earlier.has(key)) ? () => [] : await loadExtract();
  const kept: KeptRecords = {
    reader,
    pages: keyed.map(({page, key}) => [key, earlier.get(key) ?? extract(page)]),
  };
  fs.mkdirSync(path.dirname(file), {recursive: true});
  // In one go, as a build may be stopped at any time; another one may be at work beside it.
  const written = `${file}.${process.pid}`;
  fs.writeFileSync(written, JSON.stringify(kept));
  fs.renameSync(written, file);
  return kept.pages.flatMap(([, records]) => records);
}

function readKept(file: string, reader: string): ReadonlyMap<string, SearchRecord[]> {
  try {
    const kept = JSON.parse(fs.readFileSync(file, 'utf8')) as KeptRecords;
    return new Map(kept.reader === reader ? kept.pages : []);
  } catch {
    return new Map();
  }
}

/** Scripts and styles change their names in every page when another one is written: no record holds them. */
function withoutAssets(page: string): string {
  return page.replace(/<(?:script|link)\b[^>]*\/assets\/[^>]*>/g, '');
}

/** A text that changes with the code that reads records. */
export function recordsReader(): string {
  const sources = fs
    .readdirSync(__dirname)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => fs.readFileSync(path.join(__dirname, name), 'utf8'));
  return shortHash([version, ...sources].join('\n'));
}
