import {describe, expect, it} from 'vitest';
import {findingsOf} from '../../__tests__/guideOf';
import {pageLinked} from '../page-linked';

describe('page-linked', () => {
  it('passes pages that lead to each other', async () => {
    const en = {'a.mdx': '[B](./folder/b.mdx#part)', 'folder/b.mdx': '[A](../a.mdx)'};
    expect(await findingsOf(pageLinked, {en})).toEqual([]);
  });

  it('finds one that only leads to itself', async () => {
    const en = {'a.mdx': '[A](./a.mdx) [B](./b.mdx)', 'b.mdx': '```text\n[A](./a.mdx)\n```\n'};
    expect(await findingsOf(pageLinked, {en})).toEqual([
      '1:1 a page to which no other page has a link → a link on at least one other page',
    ]);
  });
});
