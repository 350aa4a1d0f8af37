/** Texts are in characters. */
export const limits = {
  query: 200,
  address: 500,
  word: 200,
  hits: 20,
  listed: 100,
  text: 20_000,
  timeoutMs: 20_000,
} as const;
