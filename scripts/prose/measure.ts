import type {Locale} from '../../src/config/locales';
import {findLabel} from '../../src/data/labels';
import {countWords} from '../../src/lib/countWords';

/** Figures about the text of a page; lengths are in words. */
export interface Prose {
  words: number;
  /** Mean length of its sentences. */
  averageSentence: number;
  longestSentence: string;
}

/**
 * Measures a page as a reader meets it: with the words of its labels, without
 * code blocks, front matter and markup. Tables count as words, not as sentences.
 */
export function measureProse(mdx: string, language: Locale): Prose {
  const lines = toText(mdx, language).split('\n');
  const sentences = lines
    .filter((line) => !line.startsWith('|') && !line.startsWith('#'))
    .flatMap((line) => line.replace(/^(?:\d+\.|-) /, '').split(/(?<=[.!?:»”])\s+(?=[\p{Lu}«“])/u))
    .filter((sentence) => countWords(sentence) > 2);
  const lengths = sentences.map(countWords);
  return {
    words: lines.reduce((sum, line) => sum + countWords(line), 0),
    averageSentence: lengths.reduce((sum, length) => sum + length, 0) / Math.max(lengths.length, 1),
    longestSentence: sentences[lengths.indexOf(Math.max(...lengths))] ?? '',
  };
}

function toText(mdx: string, language: Locale): string {
  const label = (key: string) => findLabel(language, key.trim()) ?? key;
  return mdx
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/^```.*?^```$/gms, '')
    .replace(/^import .*;$/gm, '')
    .replace(/<Label k="([^"]+)" \/>/g, (_, key: string) => label(key))
    .replace(/<MenuPath k="([^"]+)" \/>/g, (_, keys: string) =>
      keys.split('>').map(label).join(' › '),
    )
    .replace(/<Card [^>]*title="([^"]+)">/g, '$1. ')
    .replace(/<[^>]+>/g, '')
    .replace(/\{#[\w-]+\}|^:::\w*/gm, '')
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[[*_`\\]/g, '');
}
