/** A part of a text to replace: offsets of its first character, and of the first after it. */
export interface Replacement {
  start: number;
  end: number;
  text: string;
}

/** A text with parts of it replaced. The parts do not overlap. */
export function withReplacements(text: string, replacements: readonly Replacement[]): string {
  return [...replacements]
    .sort((one, other) => other.start - one.start)
    .reduce(
      (result, {start, end, text: part}) => result.slice(0, start) + part + result.slice(end),
      text,
    );
}
