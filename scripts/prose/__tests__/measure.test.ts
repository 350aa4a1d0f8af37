import {describe, expect, it} from 'vitest';
import {measureProse} from '../measure';

describe('the measure', () => {
  it('counts words of text, tables and labels, not code or markup', () => {
    const page = [
      '---\ntitle: A\n---\n',
      'Select <Label k="save-view" /> to [keep it](./a.mdx#b).\n',
      '| One | Two |\n|---|---|\n| `a b` | c |\n',
      '```bash\ncurl x\n```\n',
    ].join('\n');
    expect(measureProse(page, 'en').words).toBe(11);
  });

  it('finds the sentences, each with its length and line', () => {
    const page = '---\ntitle: A\n---\n\n```bash\ncurl x\n```\n\nGo there now. Read the next page.';
    const {averageSentence, sentences} = measureProse(page, 'en');
    expect(sentences).toEqual([
      {text: 'Go there now.', length: 3, line: 9},
      {text: 'Read the next page.', length: 4, line: 9},
    ]);
    expect(averageSentence).toBe(3.5);
  });
});
