import {editDistance} from '../../../lib/editDistance';

/** How alike two names are: 1 when they are the same, 0 when they differ by more than slips. */
export function likeness(one: string, other: string): number {
  const length = Math.max(one.length, other.length);
  const limit = slipsAllowed(length);
  const slips = editDistance(one, other, limit);
  // In a short word, the first letter is seldom the slip.
  const isNear = slips === 0 || (slips <= limit && (length > 5 || one[0] === other[0]));
  return isNear && length > 0 ? 1 - (1.25 * slips) / length : 0;
}

function slipsAllowed(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : length < 14 ? 2 : 3;
}

/** Whether a name begins with another, which is long enough to say something. */
export function isBeginning(beginning: string, name: string): boolean {
  return beginning.length >= 5 && name.startsWith(beginning);
}
