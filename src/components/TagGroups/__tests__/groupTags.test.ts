import {describe, expect, it} from 'vitest';
import {groupTags} from '../groupTags';

const tag = (name: string) => ({permalink: `/fr/tags/${name}/`});

describe('groupTags', () => {
  it('follows the order of the groups, and leaves empty ones out', () => {
    const groups = [
      {label: 'One', tags: ['b', 'a']},
      {label: 'None', tags: ['gone']},
    ];
    expect(groupTags([tag('a'), tag('b')], groups, 'Other')).toEqual([
      {label: 'One', tags: [tag('b'), tag('a')]},
    ]);
  });

  it('shows last the tags that no group has', () => {
    expect(groupTags([tag('new')], [], 'Other')).toEqual([{label: 'Other', tags: [tag('new')]}]);
  });
});
