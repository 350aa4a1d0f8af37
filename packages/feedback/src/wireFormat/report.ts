import {maskPersonal} from './mask';

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
  /** In UTF-8. */
  bytes: 1024,
  /** Characters. */
  text: 500,
  /** Characters. */
  query: 200,
  hits: 99_999,
};

/** Masking longer texts is slow. */
const MAX_MASKED_LENGTH = 2000;

const address = String.raw`"\/[!#-\[\]-~]{0,199}"`;
const language = '"[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}"';
const text = String.raw`"(?:[^"\\\x00-\x1f]|\\["\\bfnrt]|\\u[0-9a-f]{4})*"`;
const reason = `"(?:${reasons.join('|')})"`;
const kinds = [
  `"kind":"vote","page":${address},"helped":(?:true|false)(?:,"changed":true)?`,
  `"kind":"comment","page":${address},"reasons":\\[(?:${reason}(?:,${reason}){0,${reasons.length - 1}})?\\],"text":${text}`,
  `"kind":"search","language":${language},"query":${text},"hits":(?:0|[1-9][0-9]{0,4}),"opened":(?:null|${address})`,
];

/** JSON with fixed key order and no spaces. For JavaScript, and for nginx, which matches bytes. */
export const REPORT_PATTERN = String.raw`^\{"v":1,(?:${kinds.join('|')})\}$`;

const wireFormat = new RegExp(REPORT_PATTERN);

/** Keys of all kinds, in wire order. */
const keys = 'v kind page helped changed reasons language query text hits opened'.split(' ');

/** Replacement characters and lone surrogates. */
const invalidCharacters = /[\uFFFD\p{Cs}]/u;

/** Serialises a report, with masked and truncated text. @throws if the report is invalid */
export function writeReport(report: Report): string {
  const {text: comment, query, hits} = report as {text?: string; query?: string; hits?: number};
  const write = (words: readonly string[]) => {
    const masked = maskPersonal(words.join('')).trim();
    return JSON.stringify(
      {
        ...{v: 1, ...report},
        ...(comment !== undefined && {text: masked}),
        ...(query !== undefined && {query: masked}),
        ...(hits !== undefined && {hits: Math.min(hits, limits.hits)}),
      },
      keys,
    );
  };
  // Mask before truncating: half an e-mail address wouldn't be recognised.
  const input = truncateBetweenWords(comment ?? query ?? '');
  let words = [...maskPersonal(input)].slice(0, maxCharacters(report));
  let written = write(words);
  while (bytesOf(written) > limits.bytes && words.length > 0) {
    // At most six bytes per character (\u0000).
    words = words.slice(0, -Math.ceil((bytesOf(written) - limits.bytes) / 6));
    written = write(words);
  }
  if (!wireFormat.test(written) || bytesOf(written) > limits.bytes) {
    throw new Error(`Invalid report: ${written}`);
  }
  return written;
}

function truncateBetweenWords(input: string): string {
  return input.length > MAX_MASKED_LENGTH
    ? input.slice(0, MAX_MASKED_LENGTH).replace(/\S+$/, '')
    : input;
}

/** Parses a report, and masks it again. @returns `undefined` if malformed */
export function readReport(sent: string): Report | undefined {
  if (!wireFormat.test(sent) || bytesOf(sent) > limits.bytes) {
    return undefined;
  }
  const report = JSON.parse(sent, (key, value: unknown) =>
    key === 'v' ? undefined : value,
  ) as Report;
  switch (report.kind) {
    case 'vote':
      return report;
    case 'comment':
      return isValidText(report.text, report) && (report.text !== '' || report.reasons.length > 0)
        ? {...report, reasons: [...new Set(report.reasons)], text: maskPersonal(report.text)}
        : undefined;
    case 'search':
      return isValidText(report.query, report) && report.query.trim() !== ''
        ? {...report, query: maskPersonal(report.query)}
        : undefined;
  }
}

function isValidText(words: string, report: Report): boolean {
  return [...words].length <= maxCharacters(report) && !invalidCharacters.test(words);
}

function maxCharacters({kind}: Report): number {
  return kind === 'search' ? limits.query : limits.text;
}

function bytesOf(written: string): number {
  return new TextEncoder().encode(written).length;
}
