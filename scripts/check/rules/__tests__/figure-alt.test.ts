import {expect, it} from 'vitest';
import {findingsIn} from '../../__tests__/projectOf';
import {figureAlt} from '../figure-alt';

const page = 'Text.\n\n<Figure name="map" />\n';
const french = 'i18n/fr/docusaurus-plugin-content-docs/current/a.mdx';

const findings = (alt: object) =>
  findingsIn(figureAlt, {
    'docs/a.mdx': page,
    [french]: page,
    'src/data/figures.json': JSON.stringify({map: {alt, width: 960, height: 600}}),
  });

it('passes a text in each language', async () => {
  const alt = {en: 'The map of the projects.', fr: 'La carte des projets.'};
  expect(await findings(alt)).toEqual([]);
});

it('finds a text that is missing, or in the wrong language', async () => {
  expect(await findings({en: ' ', fr: 'The map of the projects.'})).toMatchObject([
    {file: 'docs/a.mdx', line: 3, found: 'no alternative text in English for "map"'},
    {file: french, line: 3, expected: expect.stringContaining('in French') as string},
  ]);
});
