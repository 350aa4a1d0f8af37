import {expect, it} from 'vitest';
import {readColours, type ColourName} from '../colours';
import {contrast, findPoorContrasts} from '../contrast';

const tokens = 'src/css/tokens.css';

it.each(['light', 'dark'] as const)('the colours of the %s mode can be read', (mode) => {
  expect(findPoorContrasts(readColours(tokens, mode))).toEqual([]);
});

it('says which colour cannot be read on what, and by how much', () => {
  const light = readColours(tokens, 'light');
  const pale = (name: ColourName) => (name === 'accent' ? '#8796ff' : light(name));
  expect(findPoorContrasts(pale)).toContain(
    '--ts-accent (#8796ff) on --ts-surface (#fff): 2.68 to 1, expected 4.5 or more',
  );
  const faint = (name: ColourName) => (name === 'border-strong' ? '#d9dce7' : light(name));
  expect(findPoorContrasts(faint)).toHaveLength(1);
});

it('measures contrast as the standard does', () => {
  expect(contrast('#fff', '#000')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it('names a token that is no colour', () => {
  expect(() => readColours(tokens, 'light')('radius' as ColourName)).toThrow(
    '--ts-radius is "0.5rem"',
  );
});
