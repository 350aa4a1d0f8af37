import type {Retention} from './manifest';

/** Flags that both commands take. */
export const retentionFlags = {
  keep: {type: 'string', default: '5'},
  days: {type: 'string', default: '30'},
} as const;

/** Reads them. @throws when one is no whole number */
export function readRetention({keep, days}: {keep: string; days: string}): Retention {
  return {keep: wholeNumber('--keep', keep), days: wholeNumber('--days', days)};
}

function wholeNumber(flag: string, value: string): number {
  if (!/^\d+$/.test(value)) {
    throw new Error(`${flag} is "${value}": expected a whole number, such as 5.`);
  }
  return Number(value);
}
