/** `end` is exclusive. */
export interface Replacement {
  start: number;
  end: number;
  text: string;
}

/** Applies replacements, which must not overlap. */
export function withReplacements(text: string, replacements: readonly Replacement[]): string {
  return [...replacements]
    .sort((one, other) => other.start - one.start)
    .reduce(
      (result, {start, end, text: part}) => result.slice(0, start) + part + result.slice(end),
      text,
    );
}
