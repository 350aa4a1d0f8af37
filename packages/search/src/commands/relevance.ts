import fs from 'node:fs';
import path from 'node:path';
import {openIndex} from '../engine/engine';
import type {IndexFile} from '../engine/indexFile';
import {pagesById} from './readRecords';
import type {SearchSite} from './site';

/** A query as a reader types it, and the pages that answer it. */
interface JudgedQuery {
  query: string;
  class: string;
  /** Ids of documents. */
  expected: string[];
}

/** `tuning`: what the ranking was set by. `test`: what it is judged by, and never set by. */
export type QuerySet = 'tuning' | 'test';

/** Where the first right page stands; 0 when it is not found. */
export interface Outcome extends JudgedQuery {
  rank: number;
  /** The pages found, the best first. */
  found: string[];
}

export interface Figures {
  queries: number;
  /** Share of queries whose first page is right. */
  success1: number;
  /** Share of queries with a right page among the first five. */
  success5: number;
  /** Mean reciprocal rank over the first ten pages. */
  mrr10: number;
}

/** Asks a set of judged queries of the built index of their language. */
export function evaluate(
  site: Pick<SearchSite, 'locales' | 'judgedQueries'>,
  set: QuerySet,
  locale: string,
  buildDir: string,
): Outcome[] {
  const folder = path.join(buildDir, locale === site.locales[0] ? '' : locale);
  const file = path.join(folder, 'search-data/index.json');
  const index = JSON.parse(fs.readFileSync(file, 'utf8')) as IndexFile;
  const engine = openIndex(index);
  const paths = pagesById(folder, index);
  return readQueries(site.judgedQueries, set, locale).map((judged) => {
    const pages = engine.match(judged.query).map(({section}) => section.path.replace(/#.*/, ''));
    const found = [...new Set(pages)];
    const expected = judged.expected.map((id) => paths.get(id) ?? id);
    return {
      ...judged,
      rank: found.findIndex((page) => expected.includes(page)) + 1,
      found,
    };
  });
}

/** What a set of outcomes comes to. */
export function figuresOf(outcomes: Outcome[]): Figures {
  const share = (test: (rank: number) => number) =>
    outcomes.reduce((sum, {rank}) => sum + test(rank), 0) / outcomes.length;
  return {
    queries: outcomes.length,
    success1: share((rank) => Number(rank === 1)),
    success5: share((rank) => Number(rank >= 1 && rank <= 5)),
    mrr10: share((rank) => (rank >= 1 && rank <= 10 ? 1 / rank : 0)),
  };
}

/** The queries of a set, written before the engine was tuned. @param folder where the sets are */
export function readQueries(folder: string, set: QuerySet, locale: string): JudgedQuery[] {
  return JSON.parse(fs.readFileSync(queriesFile(folder, set, locale), 'utf8')) as JudgedQuery[];
}

function queriesFile(folder: string, set: QuerySet, locale: string): string {
  return path.join(folder, `${set}.${locale}.json`);
}

/** Prints how well a build answers the judged queries, by language and class, and each one that misses. */
export function printRelevance(site: SearchSite, set: QuerySet, buildDir: string): void {
  for (const locale of site.locales) {
    const queries = queriesFile(site.judgedQueries, set, locale);
    if (!fs.existsSync(queries)) {
      console.log(`\n${locale} is not judged: there is no ${queries}.`);
      continue;
    }
    const outcomes = evaluate(site, set, locale, buildDir);
    console.log(`\n${locale}, the ${set} set`);
    console.log('class       queries  success@1  success@5  MRR@10');
    for (const name of new Set(outcomes.map((outcome) => outcome.class))) {
      printLine(
        name,
        outcomes.filter((outcome) => outcome.class === name),
      );
    }
    printLine('all', outcomes);
    for (const {query, expected, rank, found} of outcomes.filter(({rank: place}) => place !== 1)) {
      const place = rank === 0 ? 'not found' : `place ${rank}`;
      console.log(
        `  misses: "${query}" wants ${expected.join(' or ')}: ${place}, after ${found[0]}`,
      );
    }
  }
}

function printLine(name: string, outcomes: Outcome[]): void {
  const {queries, success1, success5, mrr10} = figuresOf(outcomes);
  const columns = [success1, success5, mrr10].map((share) => share.toFixed(3).padStart(9));
  console.log(`${name.padEnd(11)} ${String(queries).padStart(7)}  ${columns.join('  ')}`);
}
