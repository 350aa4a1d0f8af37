import fs from 'node:fs/promises';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {locales, type Locale} from '../../../src/config/locales';
import {brotli, type StaticServer} from '../../../tests/support/staticServer';
import {watchFirstQuery, type FirstQuery} from './firstQuery';
import {startPages, typedQueries} from './queries';
import {kilobytes, type Table} from '../../measure/table';

/** Bytes on the way to a reader: Brotli 11. */
export interface Weight {
  locale: Locale;
  engine: number;
  engineFiles: string[];
  index: number;
  /** Of each query that was asked as the first one. */
  texts: Array<{query: string; files: number; bytes: number}>;
  boxJs: number;
  boxCss: number;
  boxFiles: string[];
  /** Pages of hits that links fetch ahead, by query. */
  ahead: number[];
  /** Of all this, what a page's first load fetches. */
  firstLoad: number;
}

/** Engine and index, which a first query waits for. */
const GOAL_KB = 70;

/** So many of the typed queries say how much the texts vary. */
const QUERIES = 4;

/** Words that only the code of the engine or of the box has: they find it in files of another name. */
const signatures = {engine: 'MiniSearch', box: 'DocSearch-Modal'};

/** Weighs what a first query loads, in each language. @throws when its parts cannot be told apart */
export async function measureWeight(
  browser: Browser,
  server: StaticServer,
  buildDir: string,
): Promise<Weight[]> {
  const weights: Weight[] = [];
  for (const locale of locales) {
    const visits: FirstQuery[] = [];
    for (const query of typedQueries[locale].slice(0, QUERIES)) {
      visits.push(await watchFirstQuery(browser, server, startPages[locale], query));
    }
    weights.push(await weigh(locale, visits, buildDir));
  }
  return weights;
}

async function weigh(locale: Locale, visits: FirstQuery[], buildDir: string): Promise<Weight> {
  const read = (name: string) => fs.readFile(path.join(buildDir, name));
  const sizes = new Map<string, number>();
  const weightOf = async (names: string[]) => {
    let sum = 0;
    for (const name of names) {
      const size = sizes.get(name) ?? (await brotli(await read(name))).length;
      sizes.set(name, size);
      sum += size;
    }
    return sum;
  };
  const {engine, index, box, firstLoad} = visits[0] as FirstQuery;
  await checkSignature('engine', engine, read);
  await checkSignature('box', box, read);
  const early: string[] = [];
  for (const name of firstLoad) {
    if (
      name.includes('/search-data/') ||
      (name.endsWith('.js') && (await isOfSearch(name, read)))
    ) {
      early.push(name);
    }
  }
  return {
    locale,
    engine: await weightOf(engine),
    engineFiles: engine,
    index: await weightOf(index),
    texts: await Promise.all(
      visits.map(async ({texts}, at) => ({
        query: typedQueries[locale][at] ?? '',
        files: texts.length,
        bytes: await weightOf(texts),
      })),
    ),
    boxJs: await weightOf(box.filter((name) => name.endsWith('.js'))),
    boxCss: await weightOf(box.filter((name) => name.endsWith('.css'))),
    boxFiles: box,
    ahead: await Promise.all(visits.map((visit) => weightOf(visit.ahead))),
    firstLoad: await weightOf(early),
  };
}

type Read = (name: string) => Promise<Buffer>;

/** A signature that its own code has lost would find nothing anywhere. */
async function checkSignature(
  part: keyof typeof signatures,
  names: string[],
  read: Read,
): Promise<void> {
  const contents = await Promise.all(names.map(read));
  if (!contents.some((content) => content.includes(signatures[part]))) {
    throw new Error(
      `“${signatures[part]}” is in none of ${names.join(', ') || 'no file'}: see signatures in scripts/search/bench/weight.ts.`,
    );
  }
}

async function isOfSearch(name: string, read: Read): Promise<boolean> {
  const content = await read(name);
  return Object.values(signatures).some((signature) => content.includes(signature));
}

/** The table of the weights. */
export function weightTable(weights: Weight[]): Table {
  return {
    title: 'Weight of a first query, kB of Brotli 11',
    columns: [
      'language',
      'engine',
      'index',
      'both',
      `at most ${GOAL_KB}`,
      'texts of a query',
      'box JS',
      'box CSS',
      'pages of hits',
      'of it in a first load',
    ],
    rows: weights.map(({locale, engine, index, texts, boxJs, boxCss, ahead, firstLoad}) => [
      locale,
      kilobytes(engine),
      kilobytes(index),
      kilobytes(engine + index),
      engine + index <= GOAL_KB * 1000 ? 'yes' : 'no',
      rangeOf(texts.map(({bytes}) => bytes)),
      kilobytes(boxJs),
      kilobytes(boxCss),
      rangeOf(ahead),
      kilobytes(firstLoad),
    ]),
    notes: weights.flatMap(({locale, engineFiles, boxFiles, texts}) => [
      `${locale}, engine: ${engineFiles.join(' ')}`,
      `${locale}, box: ${boxFiles.join(' ')}`,
      `${locale}, files of texts: ${texts.map(({query, files}) => `“${query}” ${files}`).join(', ')}`,
    ]),
  };
}

function rangeOf(bytes: number[]): string {
  return `${kilobytes(Math.min(...bytes))} to ${kilobytes(Math.max(...bytes))}`;
}
