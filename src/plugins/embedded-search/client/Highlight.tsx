import type {ReactNode} from 'react';
import {tokenize} from '../shared/tokens';

interface Props {
  text: string;
  /** Folded words to mark. */
  words: string[];
}

/** A text with the words that matched marked: always text, never markup. */
export default function Highlight({text, words}: Props): ReactNode {
  const wanted = new Set(words);
  return text
    .split(/([\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*)/u)
    .map((piece, index) =>
      index % 2 === 1 && tokenize(piece).some((word) => wanted.has(word)) ? (
        <mark key={index}>{piece}</mark>
      ) : (
        piece
      ),
    );
}
