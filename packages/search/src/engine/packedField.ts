import {MAX_FREQUENCY} from './ranking';

/** The terms of the sections in one of their fields; the lists of numbers are packed. */
export interface PackedField {
  /** Sorted, with a space between. */
  terms: string;
  /** For each term how many sections hold it, then the gaps between them. */
  sections: string;
  /** For each of these how often, `MAX_FREQUENCY` at most. */
  frequencies: string;
}

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
      frequencies.push(Math.min(frequency, MAX_FREQUENCY));
      last = section;
    }
  }
  return {
    terms: sorted.map(([term]) => term).join(' '),
    sections: packNumbers(gaps),
    frequencies: packNumbers(frequencies),
  };
}

/** Reads what `packField` wrote. @param count of sections */
export function unpackField(field: PackedField, count: number): string[][] {
  const sections = Array.from({length: count}, (): string[] => []);
  const gaps = unpackNumbers(field.sections);
  const frequencies = unpackNumbers(field.frequencies);
  for (const term of field.terms.split(' ')) {
    let section = -1;
    for (let left = gaps.next().value ?? 0; left > 0; left -= 1) {
      section += (gaps.next().value ?? 0) + 1;
      for (let times = frequencies.next().value ?? 0; times > 0; times -= 1) {
        sections[section]?.push(term);
      }
    }
  }
  return sections;
}

/** A character for each number, above those that JSON escapes: most are one byte, before compression. */
const FIRST = 35;

function packNumbers(numbers: number[]): string {
  return numbers.map((number) => String.fromCharCode(FIRST + number)).join('');
}

function* unpackNumbers(packed: string): Generator<number, undefined> {
  for (let at = 0; at < packed.length; at += 1) {
    yield packed.charCodeAt(at) - FIRST;
  }
}
