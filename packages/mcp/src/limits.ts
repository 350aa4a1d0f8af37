/** Lengths are in characters. */
export const limits = {
  query: 200,
  address: 500,
  /** Other text arguments. */
  argument: 200,
  /** Results of a search. */
  hits: 20,
  /** Pages of a list. */
  pages: 100,
  /** Text of a page. */
  text: 20_000,
  timeoutMs: 20_000,
} as const;
