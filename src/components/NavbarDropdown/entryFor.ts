/**
 * Gives the entry of a list that a key leads to, or `undefined` for any other
 * key. The arrows go round; from outside the list (-1) they lead to its ends.
 */
export function entryFor(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (Math.max(current, 0) + count - 1) % count;
    case 'Home':
      return current < 0 ? undefined : 0;
    case 'End':
      return current < 0 ? undefined : count - 1;
    default:
      return undefined;
  }
}
