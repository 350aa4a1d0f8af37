/** Returns the optimal string alignment distance (a transposition is one edit), or `Infinity`. */
export function editDistance(
  typed: string,
  candidate: string,
  limit: number,
  prefixPenalty = Infinity,
): number {
  const extraLength = candidate.length - typed.length;
  if (extraLength < -limit || (extraLength > limit && prefixPenalty === Infinity)) {
    return Infinity;
  }
  const width = Math.min(candidate.length, typed.length + limit);
  let beforePrevious: number[] = [];
  let previous = Array.from({length: width + 1}, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= width; column += 1) {
      let cost = previous[column - 1] as number;
      if (typed[row - 1] !== candidate[column - 1]) {
        cost = 1 + Math.min(cost, previous[column] as number, current[column - 1] as number);
        if (typed[row - 1] === candidate[column - 2] && typed[row - 2] === candidate[column - 1]) {
          cost = Math.min(cost, 1 + (beforePrevious[column - 2] as number));
        }
      }
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) {
      return Infinity;
    }
    beforePrevious = previous;
    previous = current;
  }
  // Prefer a whole word to a prefix.
  const wholeDistance = extraLength > limit ? Infinity : (previous[width] as number);
  return wholeDistance <= limit ? wholeDistance : Math.min(...previous) + prefixPenalty;
}
