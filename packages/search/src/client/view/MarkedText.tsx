import type {ReactNode} from 'react';
import type {Marked} from '../../marked';

/** A text with the words that match marked. */
export default function MarkedText({parts}: {parts: Marked}): ReactNode {
  return parts.map(({text, match}, index) => (match ? <mark key={index}>{text}</mark> : text));
}
