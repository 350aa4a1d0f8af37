import fs from 'node:fs';

/** Returns a function that reads a file, and parses it again only if its text has changed. */
export function cachedParser<Parsed>(parse: (text: string) => Parsed): (file: string) => Parsed {
  const cache = new Map<string, {text: string; parsed: Parsed}>();
  return (file) => {
    const text = fs.readFileSync(file, 'utf8');
    let last = cache.get(file);
    if (last?.text !== text) {
      last = {text, parsed: parse(text)};
      cache.set(file, last);
    }
    return last.parsed;
  };
}
