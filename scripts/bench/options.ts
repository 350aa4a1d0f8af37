import {parseArgs} from 'node:util';
import {locales, type Locale} from '../../src/config/locales';
import {benchKinds, type BenchKind} from './kinds';

/** What can be measured, in the order in which it is. */
export const parts = [
  'check',
  'build',
  'bytes',
  'lighthouse',
  'throttled',
  'navigation',
  'search',
] as const;

export type Part = (typeof parts)[number];

export interface Options {
  only: Part[];
  /** How often each time is taken; the median counts. */
  runs: number;
  /** Stock Docusaurus is measured beside ours. */
  stock: boolean;
  /** Where the figures are written to, besides being printed. */
  json: string | undefined;
  locales: Locale[];
  kinds: BenchKind[];
  /** Sizes of sites to build in place of all else, in pages of a language. */
  pages: number[];
}

/** Reads the flags of the command. @throws when one of them is none, or has no sense */
export function readOptions(args: string[]): Options {
  const {values} = parseArgs({
    args,
    options: {
      only: {type: 'string', multiple: true},
      runs: {type: 'string', default: '3'},
      stock: {type: 'boolean', default: false},
      json: {type: 'string'},
      locale: {type: 'string', multiple: true},
      kind: {type: 'string', multiple: true},
      pages: {type: 'string', multiple: true},
    },
  });
  const pages = split(values.pages).map((size) => readNumber('pages', size));
  return {
    only: choose('only', parts, values.only),
    runs: readNumber('runs', values.runs),
    stock: values.stock,
    json: values.json,
    // Large sites take minutes: one language says what there is to know.
    locales: choose('locale', locales, values.locale ?? (pages.length > 0 ? ['en'] : [])),
    kinds: choose('kind', benchKinds, values.kind),
    pages,
  };
}

/** The chosen ones in the order of those that are known: all, when none was chosen. */
function choose<Known extends string>(
  flag: string,
  known: readonly Known[],
  chosen: string[] | undefined,
): Known[] {
  const names = split(chosen);
  const unknown = names.find((name) => !known.some((one) => one === name));
  if (unknown !== undefined) {
    throw new Error(`--${flag} is "${unknown}": expected some of ${known.join(', ')}.`);
  }
  return known.filter((one) => names.length === 0 || names.includes(one));
}

function readNumber(flag: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) {
    throw new Error(`--${flag} is "${text}": expected whole numbers from 1 on.`);
  }
  return Number(text);
}

/** A flag may be given several times, or once with several values: `a,b`. */
function split(values: string[] = []): string[] {
  return values.flatMap((value) => value.split(','));
}
