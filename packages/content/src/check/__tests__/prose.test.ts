import {describe, expect, it} from 'vitest';
import {guideOf} from './guideOf';
import {MASK, proseOf, wholeProseIn, type Prose} from '../prose';

/** The texts of a page, what is no text being `_`. */
function shown(prose: Prose[]): string[] {
  return prose.map(({text}) => text.replaceAll(new RegExp(`${MASK}+`, 'g'), '_'));
}

function read(text: string, source = 'page.mdx'): Prose[] {
  return proseOf(guideOf({en: {[source]: text}}).pages[0]!);
}

describe('the prose of a page', () => {
  it('is its paragraphs, headings and cells, each with its offset', () => {
    const text = '## A heading {#id}\n\nA paragraph.\n\n| One | Two |\n|---|---|\n| 1 | 2 |\n';
    const prose = read(text);
    expect(prose.map(({kind}) => kind)).toEqual([
      'heading',
      'paragraph',
      ...Array<string>(4).fill('tableCell'),
    ]);
    for (const {start, text: own} of prose) {
      expect(own.replaceAll(MASK, '').trim()).not.toBe('');
      expect(text.slice(start, start + own.length)).toHaveLength(own.length);
    }
    expect(text.slice(prose[1]!.start)).toMatch(/^A paragraph/);
  });

  it('has no code, component, target or address', () => {
    expect(
      shown(
        read('See `code`, <Label k="save" /> and [the page](./a.mdx): https://a.example \\{b\\}.'),
      ),
    ).toEqual(['See _, _ _ _ and _the page_: _ _{b_}.']);
  });

  it('has values of the front matter and of attributes', () => {
    const text = `---\nid: a\ntitle: 'A title'\ntags: [view]\n---\n\n<Card to="/a/" title="A card">Words.</Card>\n`;
    const prose = read(text);
    expect(shown(prose)).toContain('A title');
    expect(shown(prose)).toContain('A card');
    const whole = wholeProseIn(guideOf({en: text}).pages[0]!, 'en').text;
    expect(whole.indexOf('A card')).toBe(text.indexOf('A card'));
    expect(whole.indexOf('Words.')).toBe(text.indexOf('Words.'));
  });

  it('has the language of the nearest block that says it', () => {
    const prose = read('English.\n\n<div lang="fr">\n\nFrançais.\n\n</div>\n');
    expect(prose.map(({language}) => language)).toEqual(['en', 'fr']);
  });

  it('takes a word after a colon for a word', () => {
    expect(shown(read('Example:word'))).toEqual(['Example:word']);
  });
});
