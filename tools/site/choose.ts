/**
 * Reads a flag that narrows what a command does: it may be given several times, or once with several
 * values (`a,b`).
 *
 * @returns the chosen values in the order of the known ones: all of them when none was chosen
 * @throws when a value is unknown
 */
export function choose<Known extends string | number>(
  flag: string,
  known: readonly Known[],
  chosen: readonly string[] = [],
): Known[] {
  const names = chosen.flatMap((value) => value.split(','));
  const unknown = names.find((name) => !known.some((one) => String(one) === name));
  if (unknown !== undefined) {
    throw new Error(`--${flag} is "${unknown}": expected some of ${known.join(', ')}.`);
  }
  return known.filter((one) => names.length === 0 || names.includes(String(one)));
}
