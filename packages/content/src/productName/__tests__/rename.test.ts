import {expect, it} from 'vitest';
import {renameText, renameWords} from '../rename';

const to = (shown: string) => renameText({written: 'Telescope', shown});

it.each([
  ['fr', 'les pages de Telescope', 'Horizon', 'les pages d’Horizon'],
  ['fr', 'lorsque Telescope, puis que Telescope', 'Écho', 'lorsqu’Écho, puis qu’Écho'],
  ['fr', 'les pages de Telescope', 'Lunette', 'les pages de Lunette'],
  ['en', 'a Telescope workspace', 'Orbit', 'an Orbit workspace'],
  ['en', 'a Telescope workspace, Telescope’s', 'Horizon', 'a Horizon workspace, Horizon’s'],
  ['de', 'ein Telescope', 'Orbit', 'ein Orbit'],
  ['en', 'Telescope', '$& {Go}', '$& {Go}'],
  ['en', 'Telescopes and Telescope2', 'Horizon', 'Telescopes and Telescope2'],
])('in %s, “%s” says of %s “%s”', (locale, text, shown, expected) => {
  expect(to(shown)(text, locale)).toBe(expected);
});

it('the name is elided as the owner says, in French alone', () => {
  const hub = {written: 'Telescope', shown: 'Hub', elides: false};
  expect(renameWords(hub)('les pages de Telescope', 'fr')).toBe('les pages de Hub');
  const unit = {written: 'Telescope', shown: 'Unit', elides: false};
  expect(renameWords(unit)('a Telescope', 'en')).toBe('an Unit');
});

it('the name goes into samples, and not into addresses of the site', () => {
  const text = '$TELESCOPE_TOKEN https://brumeval.telescope.example/a telescope-lift';
  expect(to('Big Horizon')(text, 'en')).toBe(
    '$BIG_HORIZON_TOKEN https://brumeval.big-horizon.example/a big-horizon-lift',
  );
  const address = '/navigate_through_telescope/ {#what-telescope-does} {#telescope-map}';
  expect(to('Horizon')(address, 'en')).toBe(address);
  expect(to('望遠鏡')('Telescope, telescope.example', 'en')).toBe('望遠鏡, telescope.example');
});

it('the name stays as it is when a text is renamed again, even where it holds the written one', () => {
  for (const shown of ['Telescope Pro', 'My Telescope', 'Orbit']) {
    const once = to(shown)('Un écran de Telescope, telescope.example', 'fr');
    expect(to(shown)(once, 'fr')).toBe(once);
  }
});

it('a text keeps its spaces while the name is the written one', () => {
  const text = 'de\u00A0Telescope';
  expect(renameWords({written: 'Telescope', shown: 'Telescope'})(text, 'fr')).toBe(text);
});

it('what the owner states on its own stays as it is stated', () => {
  const stated = {'help@telescope.example': 'desk@example.com'};
  const text = 'Telescope: help@telescope.example, a.telescope.example';
  const rename = (shown: string) => renameText({written: 'Telescope', shown, stated})(text, 'en');
  expect(rename('Telescope')).toBe('Telescope: desk@example.com, a.telescope.example');
  expect(rename('Horizon')).toBe('Horizon: desk@example.com, a.horizon.example');
});
