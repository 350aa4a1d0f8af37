import type {Analyser} from './analyser';
import {editDistance} from './editDistance';
import {typoLimits, wordLimits} from './ranking';

function editsAllowed(length: number): number {
  return length < typoLimits.minLengthForOne ? 0 : length < typoLimits.minLengthForTwo ? 1 : 2;
}

export class Vocabulary {
  private readonly terms: ReadonlySet<string>;
  /** Without phrases. */
  private readonly words: string[];
  /** Letters of each word, as bits. */
  private readonly letters: number[];

  constructor(terms: readonly string[]) {
    this.terms = new Set(terms);
    this.words = [...this.terms].filter((term) => !term.startsWith('_'));
    this.letters = this.words.map(lettersOf);
  }

  has(term: string): boolean {
    return this.terms.has(term);
  }

  hasPrefix(beginning: string): boolean {
    return this.words.some((term) => term.startsWith(beginning));
  }

  /** Returns the longest term, of over half its length, that a word begins with. */
  longestPrefix(word: string): string | undefined {
    return this.words
      .filter((term) => word.startsWith(term) && term.length > word.length / 2)
      .sort((a, b) => b.length - a.length)[0];
  }

  /** Returns the other words with the same first letter that pass a test. */
  others(term: string, test: (other: string) => boolean): string[] {
    return this.words.filter((other) => other !== term && other[0] === term[0] && test(other));
  }

  /**
   * Returns the terms nearest to an unknown word; with `prefix`, also longer ones.
   *
   * @param typedLength length before stemming, which limits the edits
   */
  near(word: string, prefix: boolean, typedLength = word.length) {
    const limit = editsAllowed(typedLength);
    if (limit === 0 || /\d/.test(word)) {
      return [];
    }
    const found: {term: string; distance: number}[] = [];
    const typed = lettersOf(word);
    for (const [at, term] of this.words.entries()) {
      // Cheap lower bound: each missing letter is an edit.
      if (countBits(typed & ~this.letters[at]!) > limit) {
        continue;
      }
      const distance = editDistance(
        word,
        term,
        limit,
        prefix ? typoLimits.prefixPenalty : Infinity,
      );
      if (distance < limit + 1) {
        const penalty = term[0] === word[0] ? 0 : typoLimits.firstLetterPenalty;
        found.push({term, distance: distance + penalty});
      }
    }
    return found
      .sort((a, b) => a.distance - b.distance || a.term.length - b.term.length)
      .slice(0, typoLimits.maxCandidates);
  }

  split(word: string, {stem, isStopWord}: Analyser): [string, string] | undefined {
    const {minPartLength} = wordLimits;
    const isWord = (part: string) => part.length >= minPartLength && this.terms.has(stem(part));
    for (let at = word.length - 2; at >= 2; at -= 1) {
      const parts: [string, string] = [word.slice(0, at), word.slice(at)];
      if (parts.some(isWord) && parts.every((part) => isWord(part) || isStopWord(part))) {
        return parts;
      }
    }
    return undefined;
  }
}

/** Several letters share a bit. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) {
    letters |= 1 << (word.charCodeAt(at) % 32);
  }
  return letters;
}

function countBits(letters: number): number {
  let count = 0;
  for (let rest = letters; rest !== 0; rest &= rest - 1) {
    count += 1;
  }
  return count;
}
