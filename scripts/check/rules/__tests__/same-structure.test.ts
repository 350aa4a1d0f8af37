import {describe, expect, it} from 'vitest';
import {findingsOf} from '../../__tests__/guideOf';
import {sameStructure} from '../same-structure';

describe('same-structure', () => {
  it.each([
    [
      'labels in another order',
      '<Label k="a" /> <Label k="b" />',
      '<Label k="b" /> <Label k="a" />',
    ],
    ['the page of each language', '[A](./a_en.mdx)', '[A](./a_fr.mdx)'],
    ['other words', '| a |\n|---|\n| b |\n', '| c |\n|---|\n| d |\n'],
    ['other headings', '## A {#a}', '## B {#b}'],
  ])('passes %s', async (_, en, fr) => {
    expect(await findingsOf(sameStructure, {en, fr})).toEqual([]);
  });

  it.each([
    [
      'a table',
      '| a |\n|---|\n| b |\n| c |\n',
      'Un.\n\n| a |\n|---|\n| b |\n',
      '3:1 table “2 rows of 1 column” → table “3 rows of 1 column”, as in docs/page.mdx:1',
    ],
    [
      'a step',
      '1. Go\n2. Come\n',
      '1. Allez\n',
      '1:1 numbered list “1 step” → numbered list “2 steps”, as in docs/page.mdx:1',
    ],
    [
      'a figure',
      '<Figure name="a" />',
      '<Figure name="b" />',
      '1:1 figure “b” → figure “a”, as in docs/page.mdx:1',
    ],
    [
      'a card',
      '<Card to="/a/">A</Card>',
      '<Card to="/b/">A</Card>',
      '1:1 card “/b/” → card “/a/”, as in docs/page.mdx:1',
    ],
    [
      'a label',
      'Save.\n\n<Label k="save" />',
      '<Label k="edit" />',
      '1:1 label “edit” → label “save”, as in docs/page.mdx:3',
    ],
    [
      'a link',
      '[A](./a.mdx)',
      '[A](./b.mdx)',
      '1:3 link “./b.mdx” → link “./a.mdx”, as in docs/page.mdx:1',
    ],
    [
      'a block of code',
      '```json\n{}\n```\n',
      '```json\n[]\n```\n',
      '2:1 block of code “json []” → block of code “json {}”, as in docs/page.mdx:2',
    ],
    [
      'a note',
      ':::note\n\nA\n\n:::',
      ':::tip\n\nA\n\n:::',
      '1:1 note “tip” → note “note”, as in docs/page.mdx:1',
    ],
    ['a figure too many', 'A', 'A\n\n<Figure name="b" />', '3:1 figure “b” → no figure here'],
  ])('sees that %s differs', async (_, en, fr, finding) => {
    expect(await findingsOf(sameStructure, {en, fr})).toContain(finding);
  });

  it('finds the section in which a label is too much', async () => {
    const save = '<Label k="save" />';
    const page = (...texts: string[]) =>
      texts.map((text, at) => `## Part {#part-${at}}\n\n${text}\n`).join('\n');
    const en = page(save, 'None', save);
    expect(await findingsOf(sameStructure, {en, fr: page(save, save, save)})).toEqual([
      '7:1 label “save” → no label here',
    ]);
  });

  it('finds which one of a section it is', async () => {
    const en = '<Label k="save" />\n\n<Label k="edit" />\n\n<Label k="delete" />';
    expect(await findingsOf(sameStructure, {en, fr: en.replace('delete', 'save')})).toEqual([
      '5:1 label “save” → label “delete”, as in docs/page.mdx:5',
    ]);
  });

  it('says on the English page what is missing in French', async () => {
    const en = 'A\n\n<Figure name="a" />';
    expect(await findingsOf(sameStructure, {en, fr: 'A'})).toEqual([
      '3:1 figure “a”, which i18n/fr/docusaurus-plugin-content-docs/current/page.mdx lacks → the same figure in both languages',
    ]);
  });

  it('leaves a page that is no valid MDX to another rule', async () => {
    expect(await findingsOf(sameStructure, {en: '1. Go\n', fr: '1. Allez\n\n<Steps>\n'})).toEqual(
      [],
    );
  });

  it('lets the entries of the glossary change places', async () => {
    const [one, other] = ['<Figure name="a" />', '<Figure name="b" />'];
    const pages = {
      en: {'glossary.mdx': `${one}\n\n${other}`},
      fr: {'glossary.mdx': `${other}\n\n${one}`},
    };
    expect(await findingsOf(sameStructure, pages)).toEqual([]);
  });
});
