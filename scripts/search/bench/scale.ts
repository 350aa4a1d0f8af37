import {fork} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {locales, type Locale} from '../../../src/config/locales';
import {localized, routes} from '../../../tests/support/contract';
import type {Extracted, Opened, Packed, Step} from './scaleStep';
import {kilobytes, milliseconds, type Table} from '../../measure/table';

/** The first is the guide as it is, filled up with copies of the pages that stay out of its index. */
const sizes = [64, 640, 3000];

export interface SizeFigures {
  locale: Locale;
  pages: number;
  packed: Packed;
  opened: Opened;
}

export interface Scale {
  extracted: Extracted;
  sizes: SizeFigures[];
}

/** Measures the making and the use of an index of more and more pages, made from those of a build. */
export async function measureScale(buildDir: string): Promise<Scale> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'search-bench-'));
  try {
    const recordsFile = path.join(folder, 'records');
    const files = locales.flatMap((locale) =>
      routes.docs.map((page) => path.join(buildDir, localized(page.path, locale), 'index.html')),
    );
    const extracted = await runStep<Extracted>({kind: 'extract', files, recordsFile});
    const figures: SizeFigures[] = [];
    for (const pages of sizes) {
      for (const locale of locales) {
        const indexFile = path.join(folder, `${locale}-${pages}.json`);
        const packed = await runStep<Packed>({kind: 'pack', recordsFile, locale, pages, indexFile});
        const opened = await runStep<Opened>({kind: 'open', indexFile, locale});
        figures.push({locale, pages, packed, opened});
      }
    }
    return {extracted, sizes: figures};
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

function runStep<Result>(step: Step): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(__dirname, 'scaleStep.ts'));
    child.once('message', (result) => resolve(result as Result));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The step “${step.kind}” ended with ${code}.`)));
    child.send(step);
  });
}

/** The tables of making an index, and of using it. */
export function scaleTables({extracted, sizes: figures}: Scale): Table[] {
  const name = ({locale, pages}: SizeFigures) => `${pages} ${locale}`;
  return [
    {
      title: 'Scale: making the index',
      columns: [
        'pages',
        'sections',
        'terms',
        'pack ms',
        'index kB',
        'Brotli 11 kB',
        'texts kB',
        'texts kB a page',
        'peak MB',
      ],
      rows: figures.map((size) => {
        const {sections, terms, ms, raw, compressed, texts, memory} = size.packed;
        return [
          name(size),
          String(sections),
          String(terms),
          milliseconds(ms),
          kilobytes(raw),
          kilobytes(compressed),
          kilobytes(texts),
          kilobytes(texts / size.pages),
          megabytes(memory),
        ];
      }),
      notes: [
        `Extraction of ${extracted.pages} built pages: ${milliseconds(extracted.ms)} ms, ${megabytes(extracted.memory)} MB at most.`,
        'Copies of the build’s pages; in copy c a share of √c - √(c - 1) of the words gets a suffix of its own (Heaps’ law, β = 0.5).',
        'Copies still say what others say, so that Brotli finds more to save than in a guide of so many pages: raw kB, times the ratio of 64 pages, is the upper bound.',
        'Memory is of the whole process, with Node and the records. Texts are weighed one file a page, of some 100 pages, and reckoned for all.',
      ],
    },
    {
      title: 'Scale: using the index, in Node, ms',
      columns: [
        'pages',
        'parse',
        'open',
        'query p50',
        'p95',
        'first letter p50',
        'p95',
        'query + texts p50',
        'p95',
        'peak MB',
      ],
      rows: figures.map((size) => {
        const {parse, open, query, letter, queryWithTexts, memory} = size.opened;
        return [
          name(size),
          milliseconds(parse),
          milliseconds(open),
          ...[query, letter, queryWithTexts].flatMap(({p50, p95}) => [
            milliseconds(p50),
            milliseconds(p95),
          ]),
          megabytes(memory),
        ];
      }),
      notes: [
        'Opened once, by code that was never run before; queries of tests/relevance/test.*.json, asked once before they are timed.',
        '“Query + texts” is what the box asks of the worker: the hits, then the part of each one’s text.',
      ],
    },
  ];
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}
