export interface Replacement {
  start: number;
  end: number;
  text: string;
}

/** Applies replacements, which must not overlap. */
export function withReplacements(text: string, replacements: readonly Replacement[]): string {
  return [...replacements]
    .sort((a, b) => b.start - a.start)
    .reduce(
      (result, {start, end, text: part}) => result.slice(0, start) + part + result.slice(end),
      text,
    );
}
