import {maskPersonalData} from './mask';

export const reasons = ['missing', 'unclear', 'wrong', 'elsewhere'] as const;

export type Reason = (typeof reasons)[number];

interface Vote {
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
  /** In UTF-8. */
  bytes: 1024,
  /** Characters. */
  text: 500,
  /** Characters. */
  query: 200,
  hits: 99_999,
};

/** In UTF-16 units. Masking longer texts is slow. */
const MAX_MASKED_LENGTH = 2000;

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
  const {text: comment, query, hits} = report as {text?: string; query?: string; hits?: number};
  const serialise = (characters: readonly string[]) => {
    const masked = maskPersonalData(characters.join('')).trim();
    return JSON.stringify(
      {
        ...{v: 1, ...report},
        ...(comment !== undefined && {text: masked}),
        ...(query !== undefined && {query: masked}),
        ...(hits !== undefined && {hits: Math.min(hits, limits.hits)}),
      },
      wireKeys,
    );
  };
  // Mask before truncating: half an e-mail address wouldn't be recognised.
  const input = truncateBetweenWords(comment ?? query ?? '');
  let characters = [...maskPersonalData(input)].slice(0, maxCharacters(report));
  let json = serialise(characters);
  while (byteLength(json) > limits.bytes && characters.length > 0) {
    // At most six bytes per character (a lone surrogate: \ud83d).
    characters = characters.slice(0, -Math.ceil((byteLength(json) - limits.bytes) / 6));
    json = serialise(characters);
  }
  if (!reportRegExp.test(json) || byteLength(json) > limits.bytes) {
    throw new Error(`Invalid report: ${json}`);
  }
  return json;
}

function truncateBetweenWords(input: string): string {
  return input.length > MAX_MASKED_LENGTH
    ? input.slice(0, MAX_MASKED_LENGTH).replace(/\S+$/, '')
    : input;
}

/** Parses a report, and masks it again. @returns `undefined` if malformed */
export function readReport(json: string): Report | undefined {
  if (!reportRegExp.test(json) || byteLength(json) > limits.bytes) {
    return undefined;
  }
  const report = JSON.parse(json, (key, value: unknown) =>
    key === 'v' ? undefined : value,
  ) as Report;
  switch (report.kind) {
    case 'vote':
      return report;
    case 'comment':
      return isValidText(report.text, report) && (report.text !== '' || report.reasons.length > 0)
        ? {...report, text: maskPersonalData(report.text)}
        : undefined;
    case 'search':
      return isValidText(report.query, report) && report.query.trim() !== ''
        ? {...report, query: maskPersonalData(report.query)}
        : undefined;
  }
}

function isValidText(text: string, report: Report): boolean {
  return [...text].length <= maxCharacters(report) && !invalidCharacter.test(text);
}

function maxCharacters({kind}: Report): number {
  return kind === 'search' ? limits.query : limits.text;
}

function byteLength(json: string): number {
  return new TextEncoder().encode(json).length;
}
