import {MAX_FREQUENCY} from './ranking';

/** Terms and what holds them: the sections of a field, or the questions. The lists of numbers are packed. */
export interface PackedField {
  /** With a space between. Those that most documents hold come first, then those that come up first: it compresses best. */
  terms: string;
  /** For each term how many documents hold it. */
  counts: string;
  /** For each term the gaps between these. */
  gaps: string;
  /** For each of these how often less one, in digits of base `MAX_FREQUENCY`. */
  frequencies: string;
}

/** A term, and the documents that hold it: their numbers, rising, and how often each does. */
export interface Posting {
  term: string;
  documents: number[];
  frequencies: number[];
}

/** The postings of documents, in the order in which their terms come up. @param documents the terms of each */
export function postingsOf(documents: string[][]): Posting[] {
  const postings = new Map<string, Posting>();
  documents.forEach((terms, document) => {
    for (const term of terms) {
      const posting = postings.get(term) ?? {term, documents: [], frequencies: []};
      postings.set(term, posting);
      if (posting.documents.at(-1) !== document) {
        posting.documents.push(document);
        posting.frequencies.push(0);
      }
      posting.frequencies.push(Math.min(posting.frequencies.pop()! + 1, MAX_FREQUENCY));
    }
  });
  return [...postings.values()];
}

/** Packs a field. @param documents the terms of each */
export function packField(documents: string[][]): PackedField {
  // The sort is stable: terms of as many documents stay in the order in which they came up.
  const sorted = postingsOf(documents).sort((a, b) => b.documents.length - a.documents.length);
  return {
    terms: sorted.map(({term}) => term).join(' '),
    counts: packNumbers(sorted.map((posting) => posting.documents.length)),
    gaps: packNumbers(
      sorted.flatMap((posting) =>
        posting.documents.map((document, at) => document - (posting.documents[at - 1] ?? -1) - 1),
      ),
    ),
    frequencies: packNumbers(
      joinDigits(sorted.flatMap(({frequencies}) => frequencies.map((frequency) => frequency - 1))),
    ),
  };
}

/** Reads what `packField` wrote. */
export function unpackField(field: PackedField): Posting[] {
  const counts = unpackNumbers(field.counts);
  const gaps = unpackNumbers(field.gaps);
  const digits = splitDigits(unpackNumbers(field.frequencies));
  const next = (numbers: Generator<number, undefined>) => numbers.next().value ?? 0;
  return field.terms.split(' ').map((term) => {
    const posting: Posting = {term, documents: [], frequencies: []};
    let document = -1;
    for (let left = next(counts); left > 0; left -= 1) {
      document += next(gaps) + 1;
      posting.documents.push(document);
      posting.frequencies.push(next(digits) + 1);
    }
    return posting;
  });
}

/** Digits to a number: so many that a character of one byte holds them. */
const DIGITS = 6;

function joinDigits(digits: number[]): number[] {
  return Array.from({length: Math.ceil(digits.length / DIGITS)}, (_, at) =>
    digits
      .slice(at * DIGITS, (at + 1) * DIGITS)
      .reduceRight((number, digit) => number * MAX_FREQUENCY + digit, 0),
  );
}

function* splitDigits(numbers: Iterable<number>): Generator<number, undefined> {
  for (let number of numbers) {
    for (let digit = 0; digit < DIGITS; digit += 1) {
      yield number % MAX_FREQUENCY;
      number = Math.floor(number / MAX_FREQUENCY);
    }
  }
}

/** A character for each number, above those that JSON escapes: most are one byte, before compression. */
const FIRST = 35;

/** Packs numbers from 0 on. */
export function packNumbers(numbers: number[]): string {
  return numbers.map((number) => String.fromCharCode(FIRST + number)).join('');
}

/** Reads what `packNumbers` wrote. */
export function* unpackNumbers(packed: string): Generator<number, undefined> {
  for (let at = 0; at < packed.length; at += 1) {
    yield packed.charCodeAt(at) - FIRST;
  }
}
