import {describe, expect, it} from 'vitest';
import {codeBlocks, readSources} from '../support/sources';

const english = readSources('en');
const french = new Map(readSources('fr').map((source) => [source.id, source]));

/** What both languages of a page share, in the order of the page. */
function skeleton(text: string) {
  const prose = text.replace(/^```.*?^```$/gms, '');
  const all = (pattern: RegExp) => [...prose.matchAll(pattern)].map((match) => match[1]!);
  return {
    headings: all(/^(#+ ).*$/gm).map(
      (level, index) => level + all(/^#+ .*\{#([\w-]+)\}$/gm)[index],
    ),
    admonitions: all(/^:::(\w+)/gm),
    figures: all(/<(?:Figure|Walkthrough) name="([\w-]+)"/g),
    cards: all(/<Card to="([^"]+)"/g).map((to) => to.replace(/_(?:en|fr)\/$/, '/')),
    tables: all(/^(\|.*\|)$/gm).map((row) => row.replaceAll('\\|', '').split('|').length),
    steps: all(/^(\d+)\. /gm),
    labels: all(/<(?:Label|MenuPath) k="([^"]+)"/g).sort(),
    links: all(/\]\(([^)]+)\)/g)
      .map((link) => link.replace(/_(?:en|fr)\.mdx/, '.mdx'))
      .sort(),
    code: codeBlocks(text).map(({language, code}) => `${language}\n${code}`),
  };
}

/** The glossary is in the order of the alphabet of each language: its entries may change places. */
const sorted = (value: ReturnType<typeof skeleton>) =>
  Object.fromEntries(Object.entries(value).map(([key, items]) => [key, [...items].sort()]));

describe.each(english)('$id', ({id, text}) => {
  it('has the same headings, tables, steps, figures, labels, links and code in both languages', () => {
    const [one, other] = [skeleton(text), skeleton(french.get(id)!.text)];
    if (id === 'glossary') {
      expect(sorted(other)).toEqual(sorted(one));
    } else {
      expect(other).toEqual(one);
    }
  });
});

describe('the comparison', () => {
  it.each([
    ['a heading', '## A {#a}', '## A {#b}'],
    ['a table row', '| a | b |', '| a |'],
    ['a step', '1. Go', '- Go'],
    ['a label', '<Label k="save" />', '<Label k="edit" />'],
    ['a block of code', '```json\n{}\n```', '```json\n[]\n```'],
    ['an admonition', ':::note', ':::tip'],
  ])('sees that %s differs', (_, one, other) => {
    expect(skeleton(one)).not.toEqual(skeleton(other));
  });
});
