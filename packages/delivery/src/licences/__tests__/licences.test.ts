import {describe, expect, it} from 'vitest';
import {renderList} from '../render';

describe('renderList', () => {
  const licensed = (name: string, text: string) => ({name, version: '1.0.0', licence: 'MIT', text});
  const list = renderList([
    {title: 'A', introduction: 'First.', packages: [licensed('b', 'Text'), licensed('a', 'Other')]},
    {title: 'B', introduction: 'Second.', packages: [licensed('c', 'Text')]},
  ]);

  it('lists packages by name, with version, licence and text', () => {
    expect(list.match(/^\| \[.*$/gm)).toEqual([
      '| [`a`](https://www.npmjs.com/package/a/v/1.0.0) | 1.0.0 | MIT | [1](#text-1) |',
      '| [`b`](https://www.npmjs.com/package/b/v/1.0.0) | 1.0.0 | MIT | [2](#text-2) |',
      '| [`c`](https://www.npmjs.com/package/c/v/1.0.0) | 1.0.0 | MIT | [2](#text-2) |',
    ]);
  });

  it('gives each text once, with those that have it', () => {
    expect(list.match(/^Of .*$/gm)).toEqual(['Of `a`.', 'Of `b`, `c`.']);
    expect(list.match(/^```text$/gm)).toHaveLength(2);
  });
});
