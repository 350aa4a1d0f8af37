import {parseArgs} from 'node:util';
import {locales, type Locale} from '../../src/config/locales';
import {choose} from '../site/choose';
import {benchKinds, type BenchKind} from './kinds';

/** What can be measured, in the order in which it is. */
export const parts = ['build', 'bytes', 'lighthouse', 'throttled', 'navigation', 'search'] as const;

export type Part = (typeof parts)[number];

export interface Options {
  only: Part[];
  /** How often each time is taken; the median counts. */
  runs: number;
  /** What is measured beside this build: `stock`, Docusaurus as it comes, or the folder of another build. */
  beside: string | undefined;
  /** Where the figures are written to, besides being printed. */
  json: string | undefined;
  locales: Locale[];
  kinds: BenchKind[];
  /** Pages of the site that is built, in each language; `undefined`: those of the guide. */
  pages: number | undefined;
}

/** Reads the flags of the command. @throws when one is unknown, or has a value that makes no sense */
export function readOptions(args: string[]): Options {
  const several = {type: 'string', multiple: true} as const;
  const {values} = parseArgs({
    args,
    options: {
      only: several,
      runs: {type: 'string', default: '3'},
      beside: {type: 'string'},
      json: {type: 'string'},
      locale: several,
      kind: several,
      pages: {type: 'string'},
    },
  });
  return {
    only: choose('only', parts, values.only),
    runs: readNumber('runs', values.runs),
    beside: values.beside,
    json: values.json,
    locales: choose('locale', locales, values.locale),
    kinds: choose('kind', benchKinds, values.kind),
    pages: values.pages === undefined ? undefined : readNumber('pages', values.pages),
  };
}

function readNumber(flag: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) {
    throw new Error(`--${flag} is "${text}": expected a whole number from 1 on.`);
  }
  return Number(text);
}
