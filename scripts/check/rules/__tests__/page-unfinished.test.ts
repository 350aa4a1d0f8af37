import {expect, it} from 'vitest';
import type {Guide} from '../../guide';
import {parsePage} from '../../parsePage';
import type {Finding} from '../../rule';
import {pageUnfinished} from '../page-unfinished';

function findings(text: string) {
  const found: Omit<Finding, 'rule'>[] = [];
  pageUnfinished.page!(
    {locale: 'en', language: 'en', file: 'a.mdx', source: 'a.mdx', ...parsePage(text)},
    (finding) => found.push(finding),
  );
  return found;
}

it('finds every place that a template left, with its words', () => {
  const text = '---\ntitle: A\n---\n\nTO WRITE: for whom.\n\n1. Open it. À ÉCRIRE : la suite.\n';
  expect(findings(text)).toMatchObject([
    {line: 5, column: 1, found: expect.stringContaining('TO WRITE: for whom.') as string},
    {line: 7, column: 13, found: expect.stringContaining('À ÉCRIRE : la suite.') as string},
  ]);
});

it('passes a page that is written', () => {
  expect(findings('---\ntitle: A\n---\n\nTo write a note, select it. À écrire.\n')).toEqual([]);
});

it('finds the texts of a figure that was begun, in the plan of the figures', async () => {
  const plan = '{\n  "new": {"alt": {"en": "TO WRITE: what it shows.", "fr": "Une carte."}}\n}\n';
  const found: Omit<Finding, 'rule'>[] = [];
  await pageUnfinished.guide!(
    {root: process.cwd(), readFile: () => plan} as unknown as Guide,
    (finding) => found.push(finding),
  );
  expect(found).toMatchObject([
    {
      file: 'figures/plan.json',
      line: 2,
      column: 26,
      found: '"TO WRITE: what it shows.", which the template left for you',
    },
  ]);
});

it('asks for no plan where there are pages alone', () => {
  const readFile = () => {
    throw new Error('no such file');
  };
  const guide = {root: '/nowhere', readFile} as unknown as Guide;
  expect(() => pageUnfinished.guide!(guide, () => undefined)).not.toThrow();
});
