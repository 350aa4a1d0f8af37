export function memoise<Key, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const known = new Map<Key, Result>();
  return (key) => {
    let result = known.get(key);
    if (result === undefined) {
      result = compute(key);
      known.set(key, result);
    }
    return result;
  };
}
