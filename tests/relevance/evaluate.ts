import fs from 'node:fs';
import path from 'node:path';
import {openIndex} from '../../src/plugins/search/engine/engine';
import type {IndexFile} from '../../src/plugins/search/engine/indexFile';
import {routes, type Locale} from '../support/contract';

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
export function evaluate(set: QuerySet, locale: Locale, buildDir: string): Outcome[] {
  const folder = path.join(buildDir, locale === 'en' ? '' : locale);
  const file = path.join(folder, 'search-data/index.json');
  const engine = openIndex(JSON.parse(fs.readFileSync(file, 'utf8')) as IndexFile);
  const paths = new Map(routes.docs.map(({id, path: route}) => [id, route]));
  const prefix = locale === 'en' ? '' : `/${locale}`;
  return readQueries(set, locale).map((judged) => {
    const pages = engine.match(judged.query).map(({section}) => section.path.replace(/#.*/, ''));
    const found = [...new Set(pages)];
    const expected = judged.expected.map((id) => `${prefix}${paths.get(id)}`);
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

/** The queries of a set, written before the engine was tuned. */
export function readQueries(set: QuerySet, locale: Locale): JudgedQuery[] {
  const file = path.join(__dirname, `${set}.${locale}.json`);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as JudgedQuery[];
}
