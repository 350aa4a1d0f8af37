import type {Edit} from './fault';

/** A text with edits in it, and where each stands there. */
interface Seeded {
  text: string;
  /** Offset of the first character that an edit changes, other than white space. */
  places: Map<Edit, number>;
}

/** Makes edits in a text. @throws when the text of one is not there once: the test would prove nothing */
export function seed(original: string, edits: readonly Edit[]): Seeded {
  const places = new Map<Edit, number>();
  let text = '';
  let done = 0;
  const found = edits.map((edit) => ({edit, start: placeOnce(original, edit)}));
  for (const {edit, start} of found.sort((a, b) => a.start - b.start)) {
    text += original.slice(done, start);
    places.set(edit, text.length + firstChange(edit));
    text += edit.replace;
    done = start + edit.find.length;
  }
  return {text: text + original.slice(done), places};
}

function placeOnce(text: string, {file, find}: Edit): number {
  const start = text.indexOf(find);
  if (start === -1 || text.includes(find, start + 1)) {
    throw new Error(`${file}: expected once: ${find}`);
  }
  return start;
}

function firstChange({find, replace}: Edit): number {
  let index = 0;
  while (index < replace.length && find[index] === replace[index]) {
    index += 1;
  }
  return index + /^\s*/.exec(replace.slice(index))![0].length;
}
