import {expect, it} from 'vitest';
import {identifiers} from '../identifiers';
import {applyStep} from './applyStep';

const read = (mdx: string) => applyStep(identifiers({messageCode: 'LIFT-\\d+'}), mdx);

it('marks identifiers and message codes', () => {
  expect(read('ACT-205 follows PRJ-101.')).toBe(
    '<paragraph><span className="id">ACT-205</span> follows <span className="id">PRJ-101</span>.</paragraph>',
  );
  expect(read('`LIFT-402`')).toContain('<inlineCode className="id">LIFT-402</inlineCode>');
});

it.each(['Wait 14-21 days, or x-ACT-205a, `ACT-205`.', '## What ACT-205 is for'])(
  'marks nothing in “%s”',
  (mdx) => {
    expect(read(mdx)).not.toContain('className');
  },
);
