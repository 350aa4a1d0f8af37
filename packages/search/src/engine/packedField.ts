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
  documents: readonly number[] | Uint32Array;
  frequencies: readonly number[] | Uint8Array;
}

/** @param documents terms of each */
export function postingsOf(documents: string[][]) {
  const postings = new Map<string, {term: string; documents: number[]; frequencies: number[]}>();
  documents.forEach((terms, document) => {
    for (const term of terms) {
      let posting = postings.get(term);
      if (!posting) {
        posting = {term, documents: [], frequencies: []};
        postings.set(term, posting);
      }
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

/** Returns views of two arrays, because thousands of small arrays take long to allocate. */
export function unpackField({terms, counts, gaps, frequencies}: PackedField): Posting[] {
  const documents = new Uint32Array(gaps.length);
  const allFrequencies = splitDigits(frequencies, gaps.length);
  let end = 0;
  return terms.split(' ').map((term, index) => {
    const start = end;
    end += numberAt(counts, index);
    for (let at = start, document = -1; at < end; at += 1) {
      document += numberAt(gaps, at) + 1;
      documents[at] = document;
    }
    return {
      term,
      documents: documents.subarray(start, end),
      frequencies: allFrequencies.subarray(start, end),
    };
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

/** Returns frequencies: each digit plus one. */
function splitDigits(packed: string, count: number): Uint8Array {
  const frequencies = new Uint8Array(count);
  for (let at = 0, left = 0; at < count; at += 1) {
    left = at % DIGITS === 0 ? numberAt(packed, at / DIGITS) : Math.floor(left / MAX_FREQUENCY);
    frequencies[at] = (left % MAX_FREQUENCY) + 1;
  }
  return frequencies;
}

/** Character code of 0. Follows `"`, which JSON escapes like the control characters below it. */
const CODE_OF_ZERO = 35;

/** Encodes non-negative numbers as characters, mostly of one byte. */
export function packNumbers(numbers: number[]): string {
  return numbers.map((number) => String.fromCharCode(CODE_OF_ZERO + number)).join('');
}

export function unpackNumbers(packed: string): number[] {
  return Array.from({length: packed.length}, (_, at) => numberAt(packed, at));
}

function numberAt(packed: string, index: number): number {
  return packed.charCodeAt(index) - CODE_OF_ZERO;
}
