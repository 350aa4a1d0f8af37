import {MAX_FREQUENCY} from './ranking';

/** Inverted index. Documents are sections or questions. */
export interface PackedField {
  /** Separated by spaces, by document count, then first occurrence: this compresses best. */
  terms: string;
  /** Documents per term. */
  counts: string;
  /** Gaps between document numbers. */
  gaps: string;
  /** Frequencies minus one, as base-`MAX_FREQUENCY` digits. */
  frequencies: string;
}

/** Ascending document numbers, and the frequency of the term in each. */
export interface Posting {
  term: string;
  documents: number[];
  frequencies: number[];
}

/** @param documents terms of each */
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

export function packField(documents: string[][]): PackedField {
  // Stable: ties stay in order of first occurrence.
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

export function unpackField(field: PackedField): Posting[] {
  const counts = unpackNumbers(field.counts);
  const gaps = unpackNumbers(field.gaps);
  const digits = splitDigits(unpackNumbers(field.frequencies));
  let at = 0;
  return field.terms.split(' ').map((term, index) => {
    const posting: Posting = {term, documents: [], frequencies: []};
    let document = -1;
    for (let left = counts[index] ?? 0; left > 0; left -= 1) {
      document += gaps[at]! + 1;
      posting.documents.push(document);
      posting.frequencies.push(digits[at]! + 1);
      at += 1;
    }
    return posting;
  });
}

/** Digits per one-byte character. */
const DIGITS = 6;

function joinDigits(digits: number[]): number[] {
  return Array.from({length: Math.ceil(digits.length / DIGITS)}, (_, at) =>
    digits
      .slice(at * DIGITS, (at + 1) * DIGITS)
      .reduceRight((number, digit) => number * MAX_FREQUENCY + digit, 0),
  );
}

function splitDigits(numbers: number[]): number[] {
  const digits: number[] = [];
  for (let number of numbers) {
    for (let digit = 0; digit < DIGITS; digit += 1) {
      digits.push(number % MAX_FREQUENCY);
      number = Math.floor(number / MAX_FREQUENCY);
    }
  }
  return digits;
}

/** Character code of 0. Follows `"`, which JSON escapes like the control characters below it. */
const CODE_OF_ZERO = 35;

/** Encodes non-negative numbers as characters, mostly of one byte. */
export function packNumbers(numbers: number[]): string {
  return numbers.map((number) => String.fromCharCode(CODE_OF_ZERO + number)).join('');
}

export function unpackNumbers(packed: string): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < packed.length; at += 1) {
    numbers.push(packed.charCodeAt(at) - CODE_OF_ZERO);
  }
  return numbers;
}
