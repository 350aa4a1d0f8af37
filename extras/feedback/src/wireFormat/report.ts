import {maskPersonalData} from './mask';

export const reasons = ['missing', 'unclear', 'wrong', 'elsewhere'] as const;

export type Reason = (typeof reasons)[number];

export interface Vote {
  kind: 'vote';
  page: string;
  helped: boolean;
  /** Replaces the reader's opposite vote. */
  changed?: true;
}

/** Follows a vote and doesn't count as one. */
export interface Comment {
  kind: 'comment';
  page: string;
  reasons: readonly Reason[];
  text: string;
}

export interface Search {
  kind: 'search';
  language: string;
  query: string;
  hits: number;
  opened: string | null;
}

export type Report = Vote | Comment | Search;

export const limits = {
  /** In UTF-8. Other limits keep reports below it. */
  bytes: 2500,
  /** Characters. */
  text: 500,
  /** Characters. */
  query: 200,
};

const pathPattern = String.raw`"\/[!#-\[\]-~]{0,199}"`;
const languagePattern = '"[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}"';
const textPattern = String.raw`"(?:[^"\\\x00-\x1f]|\\["\\bfnrt]|\\u[0-9a-f]{4})*"`;
const reasonPattern = `"(?:${reasons.join('|')})"`;
const kindPatterns = [
  `"kind":"vote","page":${pathPattern},"helped":(?:true|false)(?:,"changed":true)?`,
  `"kind":"comment","page":${pathPattern},"reasons":\\[(?:${reasonPattern}(?:,${reasonPattern}){0,${reasons.length - 1}})?\\],"text":${textPattern}`,
  `"kind":"search","language":${languagePattern},"query":${textPattern},"hits":(?:0|[1-9][0-9]{0,4}),"opened":(?:null|${pathPattern})`,
];

/** JSON with fixed key order and no spaces. For JavaScript, and for nginx, which matches bytes. */
export const REPORT_PATTERN = String.raw`^\{"v":1,(?:${kindPatterns.join('|')})\}$`;

const reportRegExp = new RegExp(REPORT_PATTERN);

/** Keys of all kinds, in wire order. */
const wireKeys = 'v kind page helped changed reasons language query text hits opened'.split(' ');

/** Replacement characters and lone surrogates. */
const invalidCharacter = /[\uFFFD\p{Cs}]/u;

/** Serialises a report, with masked and truncated text. @throws if the report is invalid */
export function writeReport(report: Report): string {
  const json = JSON.stringify({v: 1, ...withMaskedText(report)}, wireKeys);
  if (!isWellFormed(json)) {
    throw new Error(`Invalid report: ${json}`);
  }
  return json;
}

/** Parses a report, and masks it again. @returns `undefined` if malformed */
export function readReport(json: string): Report | undefined {
  if (!isWellFormed(json)) {
    return undefined;
  }
  const report = JSON.parse(json, (key, value: unknown) =>
    key === 'v' ? undefined : value,
  ) as Report;
  switch (report.kind) {
    case 'vote':
      return report;
    case 'comment':
      return isValidText(report.text, limits.text) &&
        (report.text !== '' || report.reasons.length > 0)
        ? withMaskedText(report)
        : undefined;
    case 'search':
      return isValidText(report.query, limits.query) && report.query.trim() !== ''
        ? withMaskedText(report)
        : undefined;
  }
}

function withMaskedText(report: Report): Report {
  // Mask before truncating: half an e-mail address wouldn't be recognised.
  const mask = (text: string, max: number) =>
    [...maskPersonalData(text)].slice(0, max).join('').trim();
  switch (report.kind) {
    case 'vote':
      return report;
    case 'comment':
      return {...report, text: mask(report.text, limits.text)};
    case 'search':
      return {...report, query: mask(report.query, limits.query)};
  }
}

function isWellFormed(json: string): boolean {
  return reportRegExp.test(json) && new TextEncoder().encode(json).length <= limits.bytes;
}

function isValidText(text: string, maxCharacters: number): boolean {
  return [...text].length <= maxCharacters && !invalidCharacter.test(text);
}
