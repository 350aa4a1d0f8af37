import {describe, expect, it} from 'vitest';
import {readFence} from '../fence';

const highlighted = (meta: string, code = '') => [...readFence(meta, code).highlighted];

describe('readFence', () => {
  it('reads title, numbers of lines and highlighted lines, in any order', () => {
    expect(readFence(`{2} showLineNumbers title="The reply, {1}"`, 'a')).toEqual({
      title: 'The reply, {1}',
      firstLine: 1,
      highlighted: new Set([2]),
      code: 'a',
    });
    expect(readFence(`title='A "title"'`, 'a').title).toBe('A "title"');
    expect(readFence('showLineNumbers=5', 'a').firstLine).toBe(5);
    expect(readFence('', 'a')).toEqual({highlighted: new Set(), code: 'a'});
  });

  it('reads ranges of lines', () => {
    expect(highlighted('{1,3-5,9}')).toEqual([1, 3, 4, 5, 9]);
  });

  it('takes the comments that mark lines out of the code', () => {
    const code = [
      'a',
      '# highlight-next-line',
      'b',
      '  // highlight-start',
      'c',
      'd',
      '  // highlight-end',
      'e # highlight-next-line',
    ].join('\n');
    expect(readFence('', code)).toEqual({
      highlighted: new Set([2, 3, 4]),
      code: 'a\nb\nc\nd\ne # highlight-next-line',
    });
  });

  it('refuses words that mean nothing, and names those that do', () => {
    expect(() => readFence('title="A" highlight=2', '')).toThrow(
      /^"highlight=2" means nothing .* showLineNumbers=5\.$/,
    );
  });
});
