import {editDistance} from '../../../lib/editDistance';

/** A term of the index that is near a word it does not know. */
export interface NearTerm {
  term: string;
  /** Edits between them; half an edit more when they begin differently, or when the term goes on. */
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

  private readonly marginal: ReadonlySet<string>;

  /**
   * @param terms words, and phrases, which start with a mark
   * @param marginal those of them that only stand where another language does
   */
  constructor(terms: string[], marginal: string[] = []) {
    this.known = new Set(terms);
    this.marginal = new Set(marginal);
    this.terms = terms.filter((term) => !term.startsWith('_'));
  }

  has(term: string): boolean {
    return this.known.has(term);
  }

  isMarginal(term: string): boolean {
    return this.marginal.has(term);
  }

  hasPrefix(beginning: string): boolean {
    return this.terms.some((term) => term.startsWith(beginning));
  }

  /** The other terms that pass a test. */
  others(term: string, test: (other: string) => boolean): string[] {
    return this.terms.filter((other) => other !== term && other[0] === term[0] && test(other));
  }

  /**
   * The terms nearest to a word that is not one; with `prefix`, those that go on from it as well.
   *
   * @param typedLength of the word before it was stemmed: a long one may have more edits
   */
  near(word: string, prefix: boolean, typedLength = word.length): NearTerm[] {
    const limit = editsAllowed(typedLength);
    if (limit === 0 || /\d/.test(word)) {
      return [];
    }
    const found: NearTerm[] = [];
    for (const term of this.terms) {
      const whole = editDistance(word, term, limit);
      // A whole word is nearer than the beginning of one.
      const distance =
        whole > limit && prefix ? editDistance(word, term, limit, true) + 0.5 : whole;
      if (distance < limit + 1) {
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
