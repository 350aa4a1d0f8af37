import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {downloadsOf} from '../downloads';
import {descriptionOf} from './descriptionOf';

const api = {
  description: 'contract/api/telescope.v1.yaml',
  overlay: '',
  tokenVariable: 'TELESCOPE_TOKEN',
};
const description = descriptionOf(`
servers:
  - url: https://{workspace}.telescope.example/api/v1
    variables: {workspace: {default: brumeval}}
tags: [{name: items, x-displayName: Items}]
paths:
  /items/{id}:
    parameters: [{$ref: '#/components/parameters/Id'}]
    patch:
      operationId: updateItem
      summary: Change an item of Telescope
      tags: [items]
      parameters:
        - {name: If-Match, in: header, required: true, example: '"1"'}
        - {name: filter, in: query, example: {end: {lte: x}}}
      requestBody:
        content: {application/json: {examples: {start: {value: {status: done}}}}}
      responses:
        200:
          content: {application/json: {examples: {item: {summary: Done, value: {id: 1}}}}}
        412:
          content: {application/problem+json: {examples: {a: {value: 1}}}}
components:
  parameters: {Id: {name: id, in: path, example: ITM-1}}
`);

it('the files are the description in YAML and JSON, and a collection of Postman', () => {
  const files = downloadsOf(description, api);
  expect(Object.keys(files)).toEqual([
    'telescope.v1.yaml',
    'telescope.v1.json',
    'telescope.v1.postman.json',
  ]);
  expect(parse(files['telescope.v1.yaml']!)).toEqual(description.document);
  expect(JSON.parse(files['telescope.v1.json']!)).toEqual(description.document);
});

it('the collection has a request for each operation, with its examples and no secret', () => {
  const {'telescope.v1.postman.json': text} = downloadsOf(description, api);
  const request = {
    method: 'PATCH',
    header: [
      {key: 'Accept', value: 'application/json'},
      {key: 'Content-Type', value: 'application/json'},
      {key: 'If-Match', value: '"1"', disabled: false},
    ],
    url: {
      raw: 'https://{{workspace}}.telescope.example/api/v1/items/:id',
      path: ['items', ':id'],
      query: [{key: 'filter[end][lte]', value: 'x', disabled: true}],
      variable: [{key: 'id', value: 'ITM-1'}],
    },
    body: {mode: 'raw', raw: '{"status": "done"}'},
  };
  const response = [{name: 'Done', code: 200, body: '{"id": 1}'}];
  expect(JSON.parse(text!)).toMatchObject({
    auth: {type: 'bearer', bearer: [{key: 'token', value: '{{TELESCOPE_TOKEN}}'}]},
    variable: [{key: 'workspace', value: 'brumeval'}],
    item: [{name: 'Items', item: [{name: 'Change an item of Telescope', request, response}]}],
  });
});

it('the files say the name that the owner gives to the product, and keep their own', () => {
  const files = downloadsOf(description, api, {written: 'Telescope', shown: 'Horizon'});
  expect(files['telescope.v1.yaml']).toContain('Change an item of Horizon');
  expect(files['telescope.v1.postman.json']).toContain('{{HORIZON_TOKEN}}');
  expect(files['telescope.v1.json']).toContain('{workspace}.horizon.example');
});
