/**
 * Restricted Damerau-Levenshtein distance (optimal string alignment): a swap of
 * two neighbours is one edit, as it is one slip of the hand.
 *
 * @param limit gives up above it
 * @param prefix measures against the beginning of `candidate` that is nearest
 * @returns the number of edits; `limit + 1` when there are more
 */
export function editDistance(
  typed: string,
  candidate: string,
  limit: number,
  prefix = false,
): number {
  const tooFar = limit + 1;
  if (typed.length - candidate.length > limit) {
    return tooFar;
  }
  if (!prefix && candidate.length - typed.length > limit) {
    return tooFar;
  }
  const width = Math.min(candidate.length, typed.length + limit);
  let beforeLast: number[] = [];
  let last = Array.from({length: width + 1}, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= width; column += 1) {
      const same = typed[row - 1] === candidate[column - 1];
      let cost = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === candidate[column - 2] &&
        typed[row - 2] === candidate[column - 1];
      if (swapped) {
        cost = Math.min(cost, (beforeLast[column - 2] as number) + 1);
      }
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) {
      return tooFar;
    }
    beforeLast = last;
    last = current;
  }
  return Math.min(prefix ? Math.min(...last) : (last[width] as number), tooFar);
}
