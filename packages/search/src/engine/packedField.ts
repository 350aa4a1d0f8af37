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

/** Packs a field. @param documents the terms of each */
export function packField(documents: string[][]): PackedField {
  const postings = new Map<string, Map<number, number>>();
  documents.forEach((terms, document) => {
    for (const term of terms) {
      const posting = postings.get(term) ?? new Map<number, number>();
      posting.set(document, Math.min((posting.get(document) ?? 0) + 1, MAX_FREQUENCY));
      postings.set(term, posting);
    }
  });
  // The sort is stable: terms of as many documents stay in the order in which they came up.
  const sorted = [...postings].sort(([, a], [, b]) => b.size - a.size);
  const gaps: number[] = [];
  const frequencies: number[] = [];
  for (const [, posting] of sorted) {
    let last = -1;
    for (const [document, frequency] of posting) {
      gaps.push(document - last - 1);
      frequencies.push(frequency - 1);
      last = document;
    }
  }
  return {
    terms: sorted.map(([term]) => term).join(' '),
    counts: packNumbers(sorted.map(([, posting]) => posting.size)),
    gaps: packNumbers(gaps),
    frequencies: packNumbers(joinDigits(frequencies)),
  };
}

/** Reads what `packField` wrote. @param count of documents */
export function unpackField(field: PackedField, count: number): string[][] {
  const documents = Array.from({length: count}, (): string[] => []);
  const counts = unpackNumbers(field.counts);
  const gaps = unpackNumbers(field.gaps);
  const frequencies = splitDigits(unpackNumbers(field.frequencies));
  for (const term of field.terms.split(' ')) {
    let document = -1;
    for (let left = counts.next().value ?? 0; left > 0; left -= 1) {
      document += (gaps.next().value ?? 0) + 1;
      for (let times = (frequencies.next().value ?? 0) + 1; times > 0; times -= 1) {
        documents[document]?.push(term);
      }
    }
  }
  return documents;
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
