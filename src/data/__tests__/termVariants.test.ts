import fs from 'node:fs';
import {expect, it} from 'vitest';
import variants from '../termVariants.json';

it.each(['en', 'fr'] as const)(
  'the variants in %s are allowed where a page or folder is',
  (locale) => {
    const entries: unknown[] = Object.values(variants[locale]).flat();
    const places = entries.flatMap((entry) => (entry as {allowedOn?: string[]}).allowedOn ?? []);
    expect(places).not.toEqual([]);
    expect(places.filter((place) => !fs.existsSync(`docs/${place}`))).toEqual([]);
  },
);
