import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {everydayTerms, explainedTerms} from '../../src/data/terms';
import {readGlossary} from '../../src/markdown/terms/glossary';
import {locales} from '../support/contract';
import {readSources} from '../support/sources';

it('the list of explained terms is in order, and has each term once', () => {
  expect(explainedTerms).toEqual([...new Set(explainedTerms)].sort());
});

describe.each(locales)('the glossary in %s', (locale) => {
  const {text, file} = readSources(locale).find(({id}) => id === 'glossary')!;
  const entries = readGlossary(text);
  const keys = entries.map(({key}) => key);

  it('is read whole', () => {
    const headings = [...text.matchAll(/^### .*\{#term-([\w-]+)\}$/gm)].map(([, key]) => key);
    expect(headings.length).toBeGreaterThan(150);
    expect(keys).toEqual(headings);
  });

  it('has every explained term', () => {
    const listed = [...explainedTerms, ...everydayTerms[locale]];
    expect(listed.filter((key) => !keys.includes(key))).toEqual([]);
  });

  it('leads from each term to a page', () => {
    const folder = path.dirname(file);
    expect(entries.filter(({page}) => !fs.existsSync(path.join(folder, page)))).toEqual([]);
  });
});
