/** A package, as it is listed: with the licence that it gives, and its text. */
export interface Licensed {
  name: string;
  /** Absent when its code was copied, nobody says from which. */
  version?: string;
  /** An SPDX expression. */
  licence: string;
  text: string;
}

/** Licences that ask of a site no more than to name them. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
]);

/** Whether one of the licences that an SPDX expression offers is allowed. */
export function isAllowed(licence: string): boolean {
  return licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => allowed.has(each)));
}
