import {expect, it} from 'vitest';
import {identifiers} from '../identifiers';
import {afterStep} from './afterStep';

const read = (mdx: string) => afterStep(identifiers(), mdx);

it('identifiers, and the code of a message, are kept whole', () => {
  expect(read('ACT-205 follows PRJ-101.')).toBe(
    '<paragraph><span className="id">ACT-205</span> follows <span className="id">PRJ-101</span>.</paragraph>',
  );
  expect(read('`LIFT-402`')).toContain('<inlineCode className="id">LIFT-402</inlineCode>');
});

// The contents show the words of a heading.
it.each(['Wait 14-21 days, or x-ACT-205a, `ACT-205`.', '## What ACT-205 is for'])(
  'nothing is marked in “%s”',
  (mdx) => {
    expect(read(mdx)).not.toContain('className');
  },
);
