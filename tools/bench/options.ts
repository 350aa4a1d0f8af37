import {parseArgs} from 'node:util';
import {locales, type Locale} from '../../src/config/locales';
import {choose} from '../site/choose';
import {benchKinds, type BenchKind} from './kinds';

/** What can be measured, in the order in which it is. */
export const parts = ['build', 'bytes', 'throttled', 'navigation', 'search'] as const;

export interface Options {
  only: (typeof parts)[number][];
  /** How often each time is taken; the median counts. */
  runs: number;
  /** What is measured beside this build: `stock`, `faster`, or the folder of another build. */
  beside: string | undefined;
  locales: Locale[];
  kinds: BenchKind[];
}

/** Reads the flags of the command. @throws when one is unknown */
export function readOptions(args: string[]): Options {
  const one = {type: 'string'} as const;
  const several = {type: 'string', multiple: true} as const;
  const {values} = parseArgs({
    args,
    options: {only: several, runs: one, beside: one, locale: several, kind: several},
  });
  return {
    only: choose('only', parts, values.only),
    runs: Number(values.runs ?? 3),
    beside: values.beside,
    locales: choose('locale', locales, values.locale),
    kinds: choose('kind', benchKinds, values.kind),
  };
}
