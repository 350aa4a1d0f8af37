import type {Node} from 'unist';
import type {Page} from './guide';
import type {Place} from './rule';

/** Where a node begins. */
export function placeOf({file}: Page, {position}: Node): Place {
  const {line, column} = position?.start ?? {line: 1, column: 1};
  return {file, line, column};
}

/** Where a character of a text stands, by its offset. */
export function placeIn(file: string, text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf('\n') + 1;
  return {file, line: before.split('\n').length, column: offset - start + 1};
}
