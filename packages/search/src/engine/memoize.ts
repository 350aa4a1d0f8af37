export function memoize<Key, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const cache = new Map<Key, Result>();
  return (key) => {
    let result = cache.get(key);
    if (result === undefined) {
      result = compute(key);
      cache.set(key, result);
    }
    return result;
  };
}
