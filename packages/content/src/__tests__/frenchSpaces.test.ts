import {expect, it} from 'vitest';
import {withFrenchSpaces} from '../frenchSpaces';

const visible = (text: string) => withFrenchSpaces(text).replaceAll('\u00A0', '_');

it.each([
  ['Que faire ?', 'Que faire_?'],
  ['Attention : lisez ; attendez !', 'Attention_: lisez_; attendez_!'],
  ['« Ce champ est obligatoire. »', '«_Ce champ est obligatoire._»'],
  ['40 % des lignes', '40_% des lignes'],
  ['1 200 000 € au 30 juin 2025', '1_200_000_€ au 30 juin 2025'],
  ['de 14 h 30 à 15 h', 'de 14_h_30 à 15_h'],
  ['25 Mo, 10 000 px, 40 ms', '25_Mo, 10_000_px, 40_ms'],
  [' : après un libellé en gras', '_: après un libellé en gras'],
])('uses no-break spaces in “%s”', (typed, expected) => {
  expect(visible(typed)).toBe(expected);
});

it.each([
  'https://exemple.fr/a?b=c',
  'le 3 12345 et 2025',
  'sans signe double, ni nombre.',
  'les 3 s’ouvrent, le 4 où',
])('keeps “%s” unchanged', (text) => {
  expect(withFrenchSpaces(text)).toBe(text);
});
