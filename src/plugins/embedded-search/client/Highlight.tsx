import type {ReactNode} from 'react';
import {tokenize, wordPattern} from '../shared/tokens';

/** In a group of its own, so that a split keeps the words: every second piece is one. */
const splitter = new RegExp(`(${wordPattern.source})`, 'u');

interface Props {
  text: string;
  /** Folded words to mark. */
  words: string[];
}

/** A text with the words that matched marked: always text, never markup. */
export default function Highlight({text, words}: Props): ReactNode {
  const wanted = new Set(words);
  return text
    .split(splitter)
    .map((piece, index) =>
      index % 2 === 1 && tokenize(piece).some((word) => wanted.has(word)) ? (
        <mark key={index}>{piece}</mark>
      ) : (
        piece
      ),
    );
}
