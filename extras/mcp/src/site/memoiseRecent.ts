/** Memoises a function of a string. Keeps the `max` most recently used results. */
export function memoiseRecent<Result>(
  compute: (text: string) => Result,
  max: number,
): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const result = results.get(text) ?? compute(text);
    // The first key is the least recently used one.
    results.delete(text);
    results.set(text, result);
    if (results.size > max) {
      results.delete(results.keys().next().value!);
    }
    return result;
  };
}
