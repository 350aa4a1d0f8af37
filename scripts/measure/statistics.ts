/** What many measurements of one thing come to. */
export interface Summary {
  runs: number;
  p50: number;
  p95: number;
}

/**
 * The value below which a share of the measurements lies, by the nearest rank: always one that was
 * measured.
 *
 * @param share between 0 and 1
 * @throws when nothing was measured
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) {
    throw new Error('Nothing was measured.');
  }
  return value;
}

/** @throws when nothing was measured */
export function summarise(values: readonly number[]): Summary {
  return {runs: values.length, p50: percentile(values, 0.5), p95: percentile(values, 0.95)};
}
