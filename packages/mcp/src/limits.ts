/** What one call may ask for and be sent. */
export const limits = {
  /** Of a query, in characters. */
  query: 200,
  /** Of an address, in characters. */
  address: 500,
  /** Of any other word, in characters. */
  word: 200,
  /** Hits of one answer. */
  hits: 20,
  /** Pages of one list. */
  listed: 100,
  /** Of the text of a page, in characters: the rest comes with the next call. */
  text: 20_000,
  /** How long a call may take, in milliseconds. */
  time: 20_000,
} as const;
