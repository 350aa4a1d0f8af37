/** Mistake of a page. The texts are parts of a sentence, except `remedy`. */
export interface Fault {
  found: string;
  expected: string;
  remedy: string;
}

/** Formats a mistake as an error message. */
export function messageOf({found, expected, remedy}: Fault): string {
  return `found ${found}; expected ${expected}. ${remedy}`;
}
