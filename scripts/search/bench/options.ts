import {parseArgs} from 'node:util';

export const parts = ['weight', 'speed', 'scale'] as const;

export type Part = (typeof parts)[number];

export interface Options {
  /** Cold visits of each language and profile. */
  runs: number;
  /** What is measured. */
  only: readonly Part[];
  /** Where the figures are written to, besides being printed. */
  json: string | undefined;
}

/** Reads the flags of the command. @throws when one of them is none, or has no sense */
export function readOptions(args: string[]): Options {
  const {runs, only, json} = parseArgs({
    args,
    options: {
      runs: {type: 'string', default: '10'},
      only: {type: 'string'},
      json: {type: 'string'},
    },
  }).values;
  if (!/^[1-9]\d*$/.test(runs)) {
    throw new Error(`--runs is "${runs}": expected a whole number from 1 on.`);
  }
  const part = parts.find((known) => known === only);
  if (only !== undefined && part === undefined) {
    throw new Error(`--only is "${only}": expected one of ${parts.join(', ')}.`);
  }
  return {runs: Number(runs), only: part ? [part] : parts, json};
}
