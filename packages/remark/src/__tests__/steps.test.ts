import {expect, it} from 'vitest';
import {checkSteps} from '../steps';
import {applyStep} from './applyStep';

const check = (inside: string) =>
  applyStep(checkSteps({locale: 'en'}), `Text.\n\n<Steps>\n\n${inside}\n\n</Steps>`);

it('accepts one numbered list of one to nine steps', () => {
  expect(() => check('1. One')).not.toThrow();
  expect(() => check('1. One\n'.repeat(9))).not.toThrow();
});

it.each([
  ['bullets', '- One', 'found list'],
  ['a paragraph before the list', 'Text.\n\n1. One', 'found paragraph, list'],
  ['nothing', '', 'found nothing'],
  ['ten steps', '1. One\n'.repeat(10), '<Steps> has 10 steps; the maximum is 9'],
])('rejects steps with %s, with their position', (_, inside, message) => {
  expect(() => check(inside)).toThrow(new RegExp(`^3:1 line 3: .*${message}`));
});
