import type {Analyser} from './analyser';
import {editDistance} from './editDistance';
import {typos, wordSizes} from './ranking';

/** A term of the index that is near a word it does not know. */
export interface NearTerm {
  term: string;
  /** Edits between them; half an edit more when they begin differently, or when the term goes on. */
  distance: number;
}

/** Edits that a word of this length may have. */
function editsAllowed(length: number): number {
  return length < typos.minLengthForOne ? 0 : length < typos.minLengthForTwo ? 1 : 2;
}

/** The terms that an index knows. */
export class Vocabulary {
  /** Without phrases, which begin with a mark. */
  private readonly words: string[];
  /** Of each word, the set of its letters. */
  private readonly letters: number[];

  /** @param ordinary those of them that do not only stand where another language does */
  constructor(
    private readonly known: ReadonlySet<string>,
    private readonly ordinary: ReadonlySet<string> = known,
  ) {
    this.words = [...known].filter((term) => !term.startsWith('_'));
    this.letters = this.words.map(lettersOf);
  }

  has(term: string): boolean {
    return this.known.has(term);
  }

  /** Whether a term only stands where another language does. */
  isMarginal(term: string): boolean {
    return this.known.has(term) && !this.ordinary.has(term);
  }

  hasPrefix(beginning: string): boolean {
    return this.words.some((term) => term.startsWith(beginning));
  }

  /** The other terms that pass a test. */
  others(term: string, test: (other: string) => boolean): string[] {
    return this.words.filter((other) => other !== term && other[0] === term[0] && test(other));
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
    const typed = lettersOf(word);
    for (const [at, term] of this.words.entries()) {
      // Each letter that a term lacks is an edit.
      if (size(typed & ~this.letters[at]!) > limit) {
        continue;
      }
      const distance = editDistance(word, term, limit, prefix ? typos.goesOn : Infinity);
      if (distance < limit + 1) {
        const penalty = term[0] === word[0] ? 0 : typos.otherFirstLetter;
        found.push({term, distance: distance + penalty});
      }
    }
    return found
      .sort((a, b) => a.distance - b.distance || a.term.length - b.term.length)
      .slice(0, typos.maxCandidates);
  }

  /** A word that is two known ones written together (`duedate`); nothing when it is not. */
  split(word: string, {stem, isStopWord}: Analyser): [string, string] | undefined {
    const {minPart} = wordSizes;
    const isWord = (part: string) => part.length >= minPart && this.known.has(stem(part));
    for (let at = word.length - 2; at >= 2; at -= 1) {
      const parts: [string, string] = [word.slice(0, at), word.slice(at)];
      if (parts.some(isWord) && parts.every((part) => isWord(part) || isStopWord(part))) {
        return parts;
      }
    }
    return undefined;
  }
}

/** The letters of a word as the bits of a number; some share a bit. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) {
    letters |= 1 << (word.charCodeAt(at) % 32);
  }
  return letters;
}

/** How many bits of a number are set. */
function size(letters: number): number {
  let count = 0;
  for (let rest = letters; rest !== 0; rest &= rest - 1) {
    count += 1;
  }
  return count;
}
