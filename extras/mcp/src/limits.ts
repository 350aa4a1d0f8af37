/** Lengths are in characters. */
export const limits = {
  query: 200,
  address: 500,
  argument: 200,
  hits: 20,
  text: 20_000,
} as const;
