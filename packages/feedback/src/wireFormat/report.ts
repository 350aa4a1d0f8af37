import {maskPersonal} from './mask';

/** What a reader may say was wrong with a page. */
export const reasons = ['missing', 'unclear', 'wrong', 'elsewhere'] as const;

export type Reason = (typeof reasons)[number];

/** Whether a page helped. */
export interface Vote {
  kind: 'vote';
  /** As the browser has it, `location.pathname`. */
  page: string;
  helped: boolean;
  /** The reader had said the opposite before: it counts no more. */
  changed?: true;
}

/** Why a page did not help. It follows a vote, and is none itself. */
export interface Comment {
  kind: 'comment';
  page: string;
  /** Any of them, each once. */
  reasons: readonly Reason[];
  text: string;
}

/** What was searched, once the reader opened a hit or gave up. */
export interface Search {
  kind: 'search';
  /** The language of the page where it was asked: `en`. */
  language: string;
  query: string;
  /** How many hits there were. */
  hits: number;
  /** The path of the hit that was opened, with its anchor; `null` when there was none. */
  opened: string | null;
}

/** What a browser tells the owner's server. */
export type Report = Vote | Comment | Search;

export const limits = {
  /** Bytes of a report, in UTF-8. */
  bytes: 1024,
  /** Characters of what a reader writes about a page. */
  text: 500,
  /** Characters of a search. */
  query: 200,
  hits: 99_999,
};

/** Characters that are masked: more than may be sent. */
const MAX_MASKED = 2000;

const address = String.raw`"\/[!#-\[\]-~]{0,199}"`;
const language = '"[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}"';
const text = String.raw`"(?:[^"\\\x00-\x1f]|\\["\\bfnrt]|\\u[0-9a-f]{4})*"`;
const reason = `"(?:${reasons.join('|')})"`;
const kinds = [
  `"kind":"vote","page":${address},"helped":(?:true|false)(?:,"changed":true)?`,
  `"kind":"comment","page":${address},"reasons":\\[(?:${reason}(?:,${reason}){0,${reasons.length - 1}})?\\],"text":${text}`,
  `"kind":"search","language":${language},"query":${text},"hits":(?:0|[1-9][0-9]{0,4}),"opened":(?:null|${address})`,
];

/**
 * The wire format of a report: JSON as `writeReport` writes it, its keys in this order and without
 * spaces. It means the same as an expression of JavaScript and of nginx, which has it of bytes.
 */
export const REPORT_PATTERN = String.raw`^\{"v":1,(?:${kinds.join('|')})\}$`;

const wireFormat = new RegExp(REPORT_PATTERN);

/** The keys of all kinds, in the order in which each has its own. */
const keys = 'v kind page helped changed reasons language query text hits opened'.split(' ');

/** What would stand for characters that were lost on the way, and halves of others. */
const broken = /[\uFFFD\p{Cs}]/u;

/**
 * A report as it is sent: masked, and cut to what may be sent.
 *
 * @throws when a part of it is of no report, such as an address that begins with no slash
 */
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
  // Masked before it is cut: a part of what is personal may look like nothing.
  const said = wholeWords(comment ?? query ?? '');
  let words = [...maskPersonal(said)].slice(0, maxCharacters(report));
  let written = write(words);
  while (bytesOf(written) > limits.bytes && words.length > 0) {
    // A character has six bytes at most, as \u0000 has.
    words = words.slice(0, -Math.ceil((bytesOf(written) - limits.bytes) / 6));
    written = write(words);
  }
  if (!wireFormat.test(written) || bytesOf(written) > limits.bytes) {
    throw new Error(`This is no report: ${written}`);
  }
  return written;
}

/** Masking takes long for what nobody has typed: of a long text its first words, each of them whole. */
function wholeWords(said: string): string {
  return said.length > MAX_MASKED ? said.slice(0, MAX_MASKED).replace(/\S+$/, '') : said;
}

/**
 * Reads what was sent, and masks it again.
 *
 * @returns nothing for a text of any other form
 */
export function readReport(sent: string): Report | undefined {
  if (!wireFormat.test(sent) || bytesOf(sent) > limits.bytes) {
    return undefined;
  }
  // The number of the format is its own.
  const report = JSON.parse(sent, (key, value: unknown) =>
    key === 'v' ? undefined : value,
  ) as Report;
  switch (report.kind) {
    case 'vote':
      return report;
    case 'comment':
      return isSound(report.text, report) && (report.text !== '' || report.reasons.length > 0)
        ? {...report, reasons: [...new Set(report.reasons)], text: maskPersonal(report.text)}
        : undefined;
    case 'search':
      return isSound(report.query, report) && report.query.trim() !== ''
        ? {...report, query: maskPersonal(report.query)}
        : undefined;
  }
}

function isSound(words: string, report: Report): boolean {
  return [...words].length <= maxCharacters(report) && !broken.test(words);
}

function maxCharacters({kind}: Report): number {
  return kind === 'search' ? limits.query : limits.text;
}

function bytesOf(written: string): number {
  return new TextEncoder().encode(written).length;
}
