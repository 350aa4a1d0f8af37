/** Limits of a call. Texts are counted in characters. */
export const limits = {
  query: 200,
  address: 500,
  /** Any other text argument. */
  word: 200,
  /** Hits per result. */
  hits: 20,
  /** Pages per list. */
  listed: 100,
  /** Text of a page per result. */
  text: 20_000,
  timeoutMs: 20_000,
} as const;
