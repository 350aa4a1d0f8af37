/** One step of `./scale.ts`, in a process of its own: its memory is that of the step. */
import fs from 'node:fs';
import path from 'node:path';
import {readQueries} from '../../../tests/relevance/evaluate';
import {brotli} from '../../../tests/support/staticServer';
import {locales, type Locale} from '../../../src/config/locales';
import {answer, snippetOf} from '../../../src/plugins/search/engine/answer';
import {openIndex} from '../../../src/plugins/search/engine/engine';
import {packIndex, type IndexFile} from '../../../src/plugins/search/engine/indexFile';
import {extractRecords} from '../../../src/plugins/search/records/extract';
import type {SearchRecord} from '../../../src/plugins/search/records/record';
import {shortHash} from '../../../src/plugins/search/shortHash';
import {synonyms} from '../../../src/plugins/search/synonyms';
import {multiplyPages} from './multiplyPages';
import {summarise, type Summary} from '../../measure/statistics';

export type Step =
  | {kind: 'extract'; files: string[]; recordsFile: string}
  | {kind: 'pack'; recordsFile: string; locale: Locale; pages: number; indexFile: string}
  | {kind: 'open'; indexFile: string; locale: Locale};

export interface Extracted {
  pages: number;
  ms: number;
  memory: number;
}

export interface Packed {
  sections: number;
  terms: number;
  ms: number;
  raw: number;
  compressed: number;
  /** Of all pages, reckoned from some of them where there are many. */
  texts: number;
  memory: number;
}

export interface Opened {
  parse: number;
  open: number;
  /** A query as it is typed by the reader who has typed it whole. */
  query: Summary;
  /** The first letter of a query. */
  letter: Summary;
  /** A query, and the text of each hit that the box shows. */
  queryWithTexts: Summary;
  memory: number;
}

const HITS_IN_BOX = 20;
const WEIGHED_TEXTS = 100;

process.once('message', (step: Step) => {
  run(step).then(
    (result) => process.send?.(result, () => process.disconnect()),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function run(step: Step): Promise<Extracted | Packed | Opened> {
  switch (step.kind) {
    case 'extract':
      return extract(step.files, step.recordsFile);
    case 'pack':
      return pack(step.recordsFile, step.locale, step.pages, step.indexFile);
    case 'open':
      return open(step.indexFile, step.locale);
  }
}

function extract(files: string[], recordsFile: string): Extracted {
  const pages = files.map((file) => fs.readFileSync(file, 'utf8'));
  const [records, ms] = timed(() => pages.flatMap((html) => extractRecords(html)));
  const memory = peakMemory();
  for (const locale of locales) {
    const own = records.filter(({language}) => language === locale);
    fs.writeFileSync(`${recordsFile}.${locale}.json`, JSON.stringify(own));
  }
  return {pages: pages.length, ms, memory};
}

async function pack(
  recordsFile: string,
  locale: Locale,
  pages: number,
  indexFile: string,
): Promise<Packed> {
  const read = fs.readFileSync(`${recordsFile}.${locale}.json`, 'utf8');
  const records = multiplyPages(JSON.parse(read) as SearchRecord[], pages);
  const [{file, texts}, ms] = timed(() => packIndex(records, synonyms[locale], shortHash));
  const memory = peakMemory();
  const json = Buffer.from(JSON.stringify(file));
  fs.mkdirSync(path.dirname(indexFile), {recursive: true});
  fs.writeFileSync(indexFile, json);
  const weighed = [...texts.values()].filter(
    (_, at) => at % Math.ceil(texts.size / WEIGHED_TEXTS) === 0,
  );
  let bytes = 0;
  for (const pageTexts of weighed) {
    bytes += (await brotli(Buffer.from(JSON.stringify(pageTexts)))).length;
  }
  return {
    sections: records.length,
    terms: file.content.terms.split(' ').length,
    ms,
    raw: json.length,
    compressed: (await brotli(json)).length,
    texts: (bytes / weighed.length) * texts.size,
    memory,
  };
}

function open(indexFile: string, locale: Locale): Opened {
  const json = fs.readFileSync(indexFile, 'utf8');
  const [file, parse] = timed(() => JSON.parse(json) as IndexFile);
  const [engine, openTime] = timed(() => openIndex(file));
  const ask = (query: string) =>
    answer(engine, file, {indexName: '', query, hitsPerPage: HITS_IN_BOX}, () => undefined);
  const queries = readQueries('test', locale).map(({query}) => query);
  // As long as a section of the guide is.
  const text = queries.join(' ').slice(0, 300);
  queries.forEach(ask);
  return {
    parse,
    open: openTime,
    query: summarise(queries.map((query) => timed(() => ask(query))[1])),
    letter: summarise(
      [...new Set(queries.map(([first = '']) => first))].map((first) => timed(() => ask(first))[1]),
    ),
    queryWithTexts: summarise(
      queries
        .filter((_, at) => at % 5 === 0)
        .map(
          (query) =>
            timed(() => {
              for (const {objectID} of ask(query).hits) {
                snippetOf(engine, objectID, query, text);
              }
            })[1],
        ),
    ),
    memory: peakMemory(),
  };
}

function timed<Result>(work: () => Result): [result: Result, ms: number] {
  const start = performance.now();
  const result = work();
  return [result, performance.now() - start];
}

/** The most memory that this process has held, in bytes. */
function peakMemory(): number {
  return process.resourceUsage().maxRSS * 1024;
}
