import {expect, it} from 'vitest';
import {readColours, type ColourName, type Colours} from '../colours';

const tokens = 'src/css/tokens.css';

/** WCAG AA requires 4.5 to 1 for text, 3 to 1 for edges of controls. */
const pairs: [ColourName, ColourName[], least: number][] = [
  [
    'text',
    [
      'surface',
      'surface-raised',
      'surface-hover',
      'accent-soft',
      'success-soft',
      'warning-soft',
      'danger-soft',
    ],
    4.5,
  ],
  ['text-muted', ['surface', 'surface-raised', 'surface-hover'], 4.5],
  ['accent', ['surface', 'surface-raised', 'accent-soft'], 4.5],
  ['surface', ['accent', 'text'], 4.5],
  ['success', ['surface', 'surface-raised', 'success-soft'], 4.5],
  ['warning', ['surface', 'surface-raised', 'warning-soft'], 4.5],
  ['danger', ['surface', 'surface-raised', 'danger-soft'], 4.5],
  ['border-strong', ['surface'], 3],
];

function findPoorContrasts(colours: Colours): string[] {
  return pairs.flatMap(([name, grounds, least]) =>
    grounds
      .map((ground) => ({ground, ratio: contrast(colours(name), colours(ground))}))
      .filter(({ratio}) => ratio < least)
      .map(
        ({ground, ratio}) =>
          `--ts-${name} (${colours(name)}) on --ts-${ground} (${colours(ground)}): ${ratio.toFixed(2)} to 1, expected ${least} or more`,
      ),
  );
}

/** Defined in WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(hex: string): number {
  const digits =
    hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : hex.slice(1).match(/../g)!;
  const [red, green, blue] = digits.map((pair) => {
    const value = parseInt(pair, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

it.each(['light', 'dark'] as const)('the colours of the %s mode have enough contrast', (mode) => {
  expect(findPoorContrasts(readColours(tokens, mode))).toEqual([]);
});

it('throws if a token is not a colour', () => {
  expect(() => readColours(tokens, 'light')('radius' as ColourName)).toThrow(
    '--ts-radius is "0.5rem"',
  );
});
