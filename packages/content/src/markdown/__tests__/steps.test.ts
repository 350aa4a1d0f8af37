import {describe, expect, it} from 'vitest';
import {steps} from '../steps';
import type {Node} from '../tree';
import {failingPage} from './failingPage';

const list = (count: number, ordered = true): Node => ({
  type: 'list',
  ordered,
  children: Array.from({length: count}, () => ({type: 'listItem'})),
});
const check = (...children: Node[]) =>
  steps({locale: 'en'})(
    {
      type: 'root',
      children: [
        {
          type: 'mdxJsxFlowElement',
          name: 'Steps',
          children,
          position: {start: {line: 4, column: 1}},
        },
      ],
    },
    failingPage,
  );

describe('steps', () => {
  it('takes one numbered list of one to nine steps', () => {
    expect(() => check(list(1))).not.toThrow();
    expect(() => check(list(9))).not.toThrow();
  });

  it.each([
    ['bullets', [list(3, false)], 'here it holds list'],
    ['a paragraph before the list', [{type: 'paragraph'}, list(3)], 'holds paragraph, list'],
    ['nothing', [], 'holds nothing'],
    ['ten steps', [list(10)], '10 steps; 9 is the most'],
  ])('refuses %s, naming the place', (_, children, message) => {
    expect(() => check(...children)).toThrow(message);
    expect(() => check(...children)).toThrow(/^4:1 /);
  });
});
