import {expect, it} from 'vitest';
import {steps} from '../steps';
import {afterStep} from './afterStep';

const check = (inside: string) =>
  afterStep(steps({locale: 'en'}), `Text.\n\n<Steps>\n\n${inside}\n\n</Steps>`);

it('steps are one numbered list of one to nine', () => {
  expect(() => check('1. One')).not.toThrow();
  expect(() => check('1. One\n'.repeat(9))).not.toThrow();
});

it.each([
  ['bullets', '- One', 'here it holds list'],
  ['a paragraph before the list', 'Text.\n\n1. One', 'here it holds paragraph, list'],
  ['nothing', '', 'here it holds nothing'],
  ['ten steps', '1. One\n'.repeat(10), '<Steps> holds 10 steps; 9 is the most'],
])('steps are refused that hold %s, naming the place', (_, inside, said) => {
  expect(() => check(inside)).toThrow(new RegExp(`^3:1 line 3: .*${said}`));
});
