import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {downloadsOf} from '../downloads';
import {descriptionOf} from './descriptionOf';

const api = {
  description: 'api/telescope.v1.yaml',
  overlay: '',
  tokenVariable: 'TELESCOPE_TOKEN',
};
const description = descriptionOf(`
info: {title: API of Telescope}
servers: [{url: 'https://{workspace}.telescope.example/api/v1'}]
`);

it('the files are the description in YAML and JSON', () => {
  const files = downloadsOf(description, api);
  expect(Object.keys(files)).toEqual(['telescope.v1.yaml', 'telescope.v1.json']);
  expect(parse(files['telescope.v1.yaml']!)).toEqual(description.document);
  expect(JSON.parse(files['telescope.v1.json']!)).toEqual(description.document);
});
