import {editDistance} from './editDistance';

/** A term of the index that is near a word it does not know. */
export interface NearTerm {
  term: string;
  /** Edits between them; half an edit more when they begin differently. */
  distance: number;
}

const MOST_CANDIDATES = 12;

/** Edits that a word of this length may have. */
function editsAllowed(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** The terms that an index knows. */
export class Vocabulary {
  private readonly known: ReadonlySet<string>;
  /** Single words. */
  private readonly terms: string[];

  /** @param terms words, and phrases, which start with a mark */
  constructor(terms: string[]) {
    this.known = new Set(terms);
    this.terms = terms.filter((term) => !term.startsWith('_'));
  }

  has(term: string): boolean {
    return this.known.has(term);
  }

  hasPrefix(beginning: string): boolean {
    return this.terms.some((term) => term.startsWith(beginning));
  }

  /** The other terms that pass a test. */
  others(term: string, test: (other: string) => boolean): string[] {
    return this.terms.filter((other) => other !== term && other[0] === term[0] && test(other));
  }

  /** The terms nearest to a word that is not one; with `prefix`, those that go on from it as well. */
  near(word: string, prefix: boolean): NearTerm[] {
    const limit = editsAllowed(word.length);
    if (limit === 0 || /\d/.test(word)) {
      return [];
    }
    const found: NearTerm[] = [];
    for (const term of this.terms) {
      const distance = editDistance(word, term, limit, prefix);
      if (distance <= limit) {
        found.push({term, distance: distance + (term[0] === word[0] ? 0 : 0.5)});
      }
    }
    return found
      .sort((a, b) => a.distance - b.distance || a.term.length - b.term.length)
      .slice(0, MOST_CANDIDATES);
  }

  /** A word that is two known ones written together (`duedate`); nothing when it is not. */
  split(word: string): [string, string] | undefined {
    for (let at = word.length - 3; at >= 3; at -= 1) {
      const parts: [string, string] = [word.slice(0, at), word.slice(at)];
      if (parts.every((part) => this.known.has(part))) {
        return parts;
      }
    }
    return undefined;
  }
}
