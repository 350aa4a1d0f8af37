import {vi} from 'vitest';

export const markup = '"\'><img src=x onerror="ran=1"><script>ran=1</script>';

export const invalidUrls = [
  'javascript:ran=1',
  ' JavaScript:ran=1',
  'data:text/html,<script>ran=1</script>',
  'blob:x',
  'https://',
  'https://x//evil.example/steal',
  7,
  {},
];

export const malformedHits = [null, 7, 'hits', {length: 9}, [null, 1, 'x', [], {}]];

export const hit = (fields: object = {}) => ({
  objectID: '1',
  url: 'https://docs.example.com/fr/kanban/#lanes',
  hierarchy: {lvl0: 'Vues', lvl1: 'Kanban', lvl2: 'Couloirs'},
  ...fields,
});

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

export function stubOrigin(): void {
  vi.stubGlobal('window', {location: {origin: 'http://localhost:3000'}});
}
