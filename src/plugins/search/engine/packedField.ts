import {packNumbers, unpackNumbers} from './numbers';

/** The terms of the sections in one of their fields. */
export interface PackedField {
  /** Terms of each section, those of a page after the other. */
  lengths: string;
  /** Sorted; each one says how many characters it shares with the one before. */
  terms: string;
  /** For each term how many sections hold it, then the gaps between them. */
  sections: string;
  /** For each of these how often, 4 at most: the ranking saturates there. */
  frequencies: string;
}

/** The terms of a field: for each term, how often each section holds it. */
export interface FieldTerms {
  lengths: number[];
  frequencies: Map<string, Posting>;
}

/** How often a term stands in a section, by the number of the section. */
export type Posting = Record<number, number>;

const MOST_FREQUENT = 4;
const MOST_SHARED = 9;

/** Packs a field. @param sections the terms of each section */
export function packField(sections: string[][]): PackedField {
  const postings = new Map<string, Map<number, number>>();
  sections.forEach((terms, section) => {
    for (const term of terms) {
      const posting = postings.get(term) ?? new Map<number, number>();
      posting.set(section, (posting.get(section) ?? 0) + 1);
      postings.set(term, posting);
    }
  });
  const sorted = [...postings].sort(([a], [b]) => (a < b ? -1 : 1));
  const gaps: number[] = [];
  const frequencies: number[] = [];
  for (const [, posting] of sorted) {
    gaps.push(posting.size);
    let last = -1;
    for (const [section, frequency] of posting) {
      gaps.push(section - last - 1);
      frequencies.push(Math.min(frequency, MOST_FREQUENT));
      last = section;
    }
  }
  return {
    lengths: packNumbers(sections.map(({length}) => length)),
    terms: packTerms(sorted.map(([term]) => term)),
    sections: packNumbers(gaps),
    frequencies: packNumbers(frequencies),
  };
}

function packTerms(terms: string[]): string {
  let last = '';
  return terms
    .map((term) => {
      let shared = 0;
      while (shared < MOST_SHARED && shared < last.length && term[shared] === last[shared]) {
        shared += 1;
      }
      last = term;
      return shared + term.slice(shared);
    })
    .join(' ');
}

function unpackTerms(packed: string): string[] {
  let last = '';
  return packed.split(' ').map((entry) => {
    last = last.slice(0, Number(entry[0])) + entry.slice(1);
    return last;
  });
}

/** Reads what `packField` wrote. */
export function unpackField(field: PackedField): FieldTerms {
  const gaps = unpackNumbers(field.sections);
  const counts = unpackNumbers(field.frequencies);
  const frequencies = new Map<string, Posting>();
  let gap = 0;
  let count = 0;
  for (const term of unpackTerms(field.terms)) {
    const posting: Posting = {};
    let section = -1;
    for (let left = gaps[gap++] ?? 0; left > 0; left -= 1) {
      section += (gaps[gap++] ?? 0) + 1;
      posting[section] = counts[count++] ?? 1;
    }
    frequencies.set(term, posting);
  }
  return {lengths: unpackNumbers(field.lengths), frequencies};
}
