import {expect, it} from 'vitest';
import {findingsIn} from '../../__tests__/projectOf';
import {figureModes} from '../figure-modes';

const alt = {en: 'A', fr: 'A'};
const figures = {
  map: {alt, width: 960, height: 600},
  tour: {alt, frames: [{width: 960, height: 600, caption: alt}]},
};
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="600" viewBox="0 0 9 6"/>';
const darkMap = 'static/figures/en/map-dark.svg';
const files = {
  'docs/a.mdx': '<Figure name="map" />\n\n<Walkthrough name="tour" />\n',
  'src/data/figures.json': JSON.stringify(figures),
  'static/figures/en/map-light.svg': drawing,
  [darkMap]: drawing,
  'static/figures/en/tour-1-light.svg': drawing,
  'static/figures/en/tour-1-dark.svg': drawing,
};

it('passes drawings of both modes, of the size that the data say', async () => {
  expect(await findingsIn(figureModes, files)).toEqual([]);
});

it('finds a drawing that is missing, one of another size, and one without a known size', async () => {
  const rest = Object.fromEntries(Object.entries(files).filter(([file]) => file !== darkMap));
  expect(
    await findingsIn(figureModes, {
      ...rest,
      'static/figures/en/map-light.svg': drawing.replace('960', '96'),
      'static/figures/en/tour-1-dark.svg': '<svg viewBox="0 0 9 6"/>',
    }),
  ).toMatchObject([
    {line: 1, found: 'static/figures/en/map-light.svg is 96 × 600'},
    {line: 1, found: `${darkMap} is missing`},
    {line: 3, found: 'static/figures/en/tour-1-dark.svg is without a size'},
  ]);
});
