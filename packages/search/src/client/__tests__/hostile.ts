import {vi} from 'vitest';

/** Would run as HTML, and would end an attribute. */
export const markup = '"\'><img src=x onerror="ran=1"><script>ran=1</script>';

/** Addresses that run, or are of no page. */
export const wrongAddresses = [
  'javascript:ran=1',
  ' JavaScript:ran=1',
  'data:text/html,<script>ran=1</script>',
  'blob:x',
  'https://',
  'https://x//evil.example/steal',
  7,
  {},
];

/** What is in the place of hits, or of a hit, and is none. */
export const noHits = [null, 7, 'hits', {length: 9}, [null, 1, 'x', [], {}]];

/** A hit of a page of this site, with other fields. */
export const hit = (fields: object = {}) => ({
  objectID: '1',
  url: 'https://docs.example.com/fr/kanban/#lanes',
  hierarchy: {lvl0: 'Vues', lvl1: 'Kanban', lvl2: 'Couloirs'},
  ...fields,
});

/** A hit whose fields are named as what every object has. */
export const namesOfObjects = JSON.parse(`{
  "objectID": "__proto__", "url": "/versions/", "type": "constructor", "__proto__": {"ran": 1},
  "hierarchy": {"__proto__": {"lvl2": "Ran"}, "lvl0": "constructor", "lvl1": "Found"}
}`) as object;

/** Stubs local storage with one value, cleans it and returns what remains. A string is stored unchanged. */
export function storedAfter(clean: () => void, key: string, value: unknown): unknown {
  const stored = new Map([[key, typeof value === 'string' ? value : JSON.stringify(value)]]);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
  clean();
  const left = stored.get(key);
  return left && JSON.parse(left);
}

/** The site that readers are on, until `vi.unstubAllGlobals`. */
export function openSite(): void {
  vi.stubGlobal('window', {location: {origin: 'http://localhost:3000'}});
}
