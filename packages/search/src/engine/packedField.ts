import {MAX_FREQUENCY} from './ranking';

/** Inverted index of sections or questions. */
export interface PackedField {
  /** By document count, then first occurrence, which compresses best. */
  terms: string;
  /** Documents per term. */
  counts: string;
  /** Gaps between document numbers, multiplied by `MAX_FREQUENCY`, plus the frequency minus one. */
  postings: string;
}

/** Ascending numbers of documents, and the frequency of the term in each. */
export interface Posting {
  term: string;
  documents: readonly number[] | Uint32Array;
  frequencies: readonly number[] | Uint8Array;
}

/** Indexes the terms of each document. */
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

/** Packs an index of the terms of each document. */
export function packField(documents: string[][]): PackedField {
  // Stable: ties stay in order of first occurrence.
  const sorted = postingsOf(documents).sort((a, b) => b.documents.length - a.documents.length);
  return {
    terms: sorted.map(({term}) => term).join(' '),
    counts: packNumbers(sorted.map((posting) => posting.documents.length)),
    postings: packNumbers(
      sorted.flatMap(({documents, frequencies}) =>
        documents.map((document, at) => {
          const gap = document - (documents[at - 1] ?? -1) - 1;
          return gap * MAX_FREQUENCY + frequencies[at]! - 1;
        }),
      ),
    ),
  };
}

/** Returns views of two arrays, because thousands of small arrays take long to allocate. */
export function unpackField({terms, counts, postings}: PackedField): Posting[] {
  const documents = new Uint32Array(postings.length);
  const frequencies = new Uint8Array(postings.length);
  let end = 0;
  return terms.split(' ').map((term, index) => {
    const start = end;
    end += numberAt(counts, index);
    for (let at = start, document = -1; at < end; at += 1) {
      const packed = numberAt(postings, at);
      document += Math.floor(packed / MAX_FREQUENCY) + 1;
      documents[at] = document;
      frequencies[at] = 1 + (packed % MAX_FREQUENCY);
    }
    return {
      term,
      documents: documents.subarray(start, end),
      frequencies: frequencies.subarray(start, end),
    };
  });
}

/** Character code of 0. Follows `"`, which JSON escapes like the control characters below it. */
const CODE_OF_ZERO = 35;

/** Encodes non-negative numbers as characters, mostly of one byte. */
function packNumbers(numbers: number[]): string {
  return numbers.map((number) => String.fromCharCode(CODE_OF_ZERO + number)).join('');
}

function numberAt(packed: string, index: number): number {
  return packed.charCodeAt(index) - CODE_OF_ZERO;
}
