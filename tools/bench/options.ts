import {parseArgs} from 'node:util';
import {locales} from '../../src/config/locales';
import {benchKinds} from './kinds';

/** What can be measured, in the order in which it is. */
export const parts = ['build', 'bytes', 'throttled', 'navigation', 'search'] as const;

export type Options = ReturnType<typeof readOptions>;

/** Reads the flags of the command. @throws when one is unknown */
export function readOptions(args: string[]) {
  const one = {type: 'string'} as const;
  const several = {type: 'string', multiple: true} as const;
  const {values} = parseArgs({
    args,
    options: {only: several, runs: one, beside: one, locale: several, kind: several},
  });
  return {
    only: choose('only', parts, values.only),
    /** How often each time is taken; the median counts. */
    runs: Number(values.runs ?? 3),
    /** What is measured beside this build: `stock`, `faster`, or the folder of another build. */
    beside: values.beside,
    locales: choose('locale', locales, values.locale),
    kinds: choose('kind', benchKinds, values.kind),
  };
}

/**
 * Reads a flag that narrows what is measured: it may be given several times, or once with several
 * values (`a,b`).
 *
 * @returns the chosen values in the order of the known ones: all of them when none was chosen
 * @throws when a value is unknown
 */
function choose<Known extends string>(
  flag: string,
  known: readonly Known[],
  chosen: readonly string[] = [],
): Known[] {
  const names = chosen.flatMap((value) => value.split(','));
  const unknown = names.find((name) => !known.some((one) => one === name));
  if (unknown !== undefined) {
    throw new Error(`--${flag} is "${unknown}": expected some of ${known.join(', ')}.`);
  }
  return known.filter((one) => names.length === 0 || names.includes(one));
}
