import {expect, it} from 'vitest';
import {groupTags} from '../groupTags';

const tag = (name: string) => ({permalink: `/fr/tags/${name}/`});

it('tags follow the order of the groups without empty ones, those of no group last', () => {
  const groups = [
    {label: 'One', tags: ['b', 'a']},
    {label: 'None', tags: ['gone']},
  ];
  expect(groupTags([tag('a'), tag('new'), tag('b')], groups, 'Other')).toEqual([
    {label: 'One', tags: [tag('b'), tag('a')]},
    {label: 'Other', tags: [tag('new')]},
  ]);
});
