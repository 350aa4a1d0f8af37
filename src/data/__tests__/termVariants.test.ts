import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import variants from '../termVariants.json';

/** The pages and folders on which a variant has another sense. */
function allowedOn(entries: Record<string, unknown[]>): string[] {
  return Object.values(entries)
    .flat()
    .flatMap((entry) => (entry as {allowedOn?: string[]}).allowedOn ?? []);
}

describe.each(['en', 'fr'] as const)('the variants in %s', (locale) => {
  it('are allowed on pages and in folders that exist', () => {
    const places = allowedOn(variants[locale]);
    expect(places).not.toEqual([]);
    expect(places.filter((place) => !fs.existsSync(`docs/${place}`))).toEqual([]);
  });

  it('are each avoided for one thing, or in groups of words of their own', () => {
    const plain = Object.values(variants[locale])
      .flat()
      .filter((entry) => typeof entry === 'string');
    expect(plain).toEqual([...new Set(plain)]);
  });
});
