import {editDistance} from '../../src/lib/editDistance';

/** More slips than these make another word. */
const MOST_EDITS = 3;

/** The word that was probably meant; `undefined` when none is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const limit = Math.min(MOST_EDITS, Math.floor(word.length / 2));
  const [best] = known
    .map((candidate) => ({candidate, edits: editDistance(word, candidate, limit)}))
    .filter(({edits}) => edits <= limit)
    .sort((a, b) => a.edits - b.edits);
  return best?.candidate;
}

/** The remedy for a misspelt word: the one that was meant, or the words to choose from when none is near. */
export function suggest(word: string, known: readonly string[]): string {
  const best = nearest(word, known);
  return best ? `Write "${best}".` : `Write one of ${known.join(', ')}.`;
}
