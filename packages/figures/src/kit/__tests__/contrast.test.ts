import {describe, expect, it} from 'vitest';
import {readColours, type ColourName} from '../colours';

const tokens = 'src/css/tokens.css';

/** Relative luminance and contrast ratio as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const digits =
    hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : hex.slice(1).match(/../g)!;
  const [red, green, blue] = digits.map((pair) => {
    const value = parseInt(pair, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

/** Text colours, and the surfaces that they stand on. */
const texts: [ColourName, ColourName[]][] = [
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
  ],
  ['text-muted', ['surface', 'surface-raised', 'surface-hover']],
  ['accent', ['surface', 'surface-raised', 'accent-soft']],
  ['surface', ['accent', 'text']],
  ['success', ['surface', 'surface-raised', 'success-soft']],
  ['warning', ['surface', 'surface-raised', 'warning-soft']],
  ['danger', ['surface', 'surface-raised', 'danger-soft']],
];

describe.each(['light', 'dark'] as const)('the colours of the %s mode', (mode) => {
  const colours = readColours(tokens, mode);

  it.each(texts.flatMap(([text, surfaces]) => surfaces.map((surface) => [text, surface] as const)))(
    'let %s be read on %s',
    (text, surface) => {
      expect(contrast(colours(text), colours(surface))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('let the edges of controls be seen', () => {
    expect(contrast(colours('border-strong'), colours('surface'))).toBeGreaterThanOrEqual(3);
  });
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
