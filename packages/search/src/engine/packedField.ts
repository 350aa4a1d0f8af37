import {MAX_FREQUENCY} from './ranking';

/** Inverted index. Documents are sections or questions. */
export interface PackedField {
  /** Separated by spaces, by document count, then first occurrence: this compresses best. */
  terms: string;
  /** Documents per term. */
  counts: string;
  /** Gaps between document numbers. */
  gaps: string;
  /** Frequencies minus one, as bits. */
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
    frequencies: packBits(
      sorted.flatMap(({frequencies}) => frequencies.map((frequency) => frequency - 1)),
    ),
  };
}

/** Returns views of two arrays, because thousands of small arrays take long to allocate. */
export function unpackField({terms, counts, gaps, frequencies}: PackedField): Posting[] {
  const documents = new Uint32Array(gaps.length);
  const allFrequencies = new Uint8Array(gaps.length);
  let end = 0;
  return terms.split(' ').map((term, index) => {
    const start = end;
    end += numberAt(counts, index);
    for (let at = start, document = -1; at < end; at += 1) {
      document += numberAt(gaps, at) + 1;
      documents[at] = document;
      allFrequencies[at] = 1 + ((numberAt(frequencies, Math.floor(at / BITS)) >> (at % BITS)) & 1);
    }
    return {
      term,
      documents: documents.subarray(start, end),
      frequencies: allFrequencies.subarray(start, end),
    };
  });
}

/** Frequencies per character: with `MAX_FREQUENCY` 2, one bit each. */
const BITS = 6;

function packBits(bits: number[]): string {
  return packNumbers(
    Array.from({length: Math.ceil(bits.length / BITS)}, (_, at) =>
      bits.slice(at * BITS, (at + 1) * BITS).reduce((sum, bit, index) => sum + (bit << index), 0),
    ),
  );
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
