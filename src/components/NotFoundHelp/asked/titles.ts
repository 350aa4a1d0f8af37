import type {Analyser} from '../../../plugins/search/engine/analyser';
import {isBeginning, likeness} from './likeness';

/** What share of an address the page must say too. */
const MOST_OF_IT = 0.6;

/**
 * How near the words of an address are to those of a page, from 0 to 1: they
 * are in its title or path, and they say what its title says.
 */
export function nearnessToTitle(
  asked: string[],
  title: string[],
  path: string[],
  analyser: Analyser,
): number {
  const [askedWords, titleWords, pathWords] = [asked, title, path].map((words) =>
    words.filter((word) => saysSomething(word, analyser)),
  ) as [string[], string[], string[]];
  const found = share(askedWords, [...titleWords, ...pathWords], analyser);
  return found < MOST_OF_IT ? 0 : found * (0.65 + 0.35 * share(titleWords, askedWords, analyser));
}

function saysSomething(word: string, analyser: Analyser): boolean {
  return word.length > 1 && !analyser.isStopWord(word) && !/^\d+$/.test(word);
}

/** What share of some words is among others. */
function share(words: string[], others: string[], analyser: Analyser): number {
  const likest = words.map((word) =>
    Math.max(0, ...others.map((other) => likenessOfWords(word, other, analyser))),
  );
  return likest.reduce((sum, value) => sum + value, 0) / (words.length || 1);
}

function likenessOfWords(one: string, other: string, {stem}: Analyser): number {
  if (stem(one) === stem(other)) {
    return 1;
  }
  return isBeginning(one, other) || isBeginning(other, one) || likeness(one, other) > 0 ? 0.8 : 0;
}
