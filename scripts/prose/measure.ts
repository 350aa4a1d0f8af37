import type {Locale} from '../../src/config/locales';
import {findLabel} from '../../src/data/labels';
import {countWords} from '../../src/lib/countWords';

/** A sentence of a page; its length is in words. */
export interface Sentence {
  text: string;
  length: number;
  /** The line it is on, from 1. */
  line: number;
}

/** Figures about the text of a page; lengths are in words. */
export interface Prose {
  words: number;
  sentences: Sentence[];
  /** Mean length of its sentences. */
  averageSentence: number;
}

/**
 * Measures a page as a reader meets it: with the words of its labels, without
 * code blocks, front matter and markup. Tables count as words, not as sentences.
 */
export function measureProse(mdx: string, language: Locale): Prose {
  const lines = toText(mdx, language).split('\n');
  const sentences = lines
    .flatMap((line, index) => sentencesOf(line).map((text) => ({text, line: index + 1})))
    .map((sentence) => ({...sentence, length: countWords(sentence.text)}))
    .filter(({length}) => length > 2);
  return {
    words: lines.reduce((sum, line) => sum + countWords(line), 0),
    sentences,
    averageSentence:
      sentences.reduce((sum, {length}) => sum + length, 0) / Math.max(sentences.length, 1),
  };
}

function sentencesOf(line: string): string[] {
  return line.startsWith('|') || line.startsWith('#')
    ? []
    : line.replace(/^(?:\d+\.|-) /, '').split(/(?<=[.!?:»”])\s+(?=[\p{Lu}«“])/u);
}

/** The words of a page, each on its line. */
function toText(mdx: string, language: Locale): string {
  const label = (key: string) => findLabel(language, key.trim()) ?? key;
  return mdx
    .replace(/^---\n.*?\n---\n/s, emptyLines)
    .replace(/^```.*?^```$/gms, emptyLines)
    .replace(/^import .*;$/gm, '')
    .replace(/<Label k="([^"]+)" \/>/g, (_, key: string) => label(key))
    .replace(/<MenuPath k="([^"]+)" \/>/g, (_, keys: string) =>
      keys.split('>').map(label).join(' › '),
    )
    .replace(/<Card [^>]*title="([^"]+)">/g, '$1. ')
    .replace(/<[^>]+>/g, emptyLines)
    .replace(/\{#[\w-]+\}|^:::\w*/gm, '')
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[[*_`\\]/g, '');
}

function emptyLines(text: string): string {
  return text.replace(/[^\n]/g, '');
}
