import fs from 'node:fs';
import {expect, it, vi} from 'vitest';
import {findingsIn} from '../../__tests__/projectOf';
import {spelling} from '../spelling';

// The first to ask for the dictionaries waits for them.
vi.setConfig({testTimeout: 60_000});

const page = 'i18n/fr/docusaurus-plugin-content-docs/current/a.mdx';

const findings = (files: Record<string, string>) =>
  findingsIn(spelling, {
    ...files,
    'cspell.config.yaml': fs.readFileSync('cspell.config.yaml', 'utf8'),
    'cspell-words.txt': 'Brumeval\n',
  });

it('passes words of each language, names of the list, and code', async () => {
  const files = {
    'docs/a.mdx': 'The colour of Brumeval.\n\n`grupe`\n',
    [page]: 'La couleur de l’élément.\n',
  };
  expect(await findings(files)).toEqual([]);
});

it('finds a word that no dictionary has, with words that are near', async () => {
  expect(
    await findings({'docs/a.mdx': 'Text.\n\nThe colur of it.\n', [page]: 'La coleur.\n'}),
  ).toMatchObject([
    {
      file: 'docs/a.mdx',
      line: 3,
      column: 5,
      found: '“colur”',
      expected: expect.stringContaining('colour') as string,
      remedy: expect.stringContaining('cspell-words.txt') as string,
    },
    {file: page, line: 1, column: 4},
  ]);
});
