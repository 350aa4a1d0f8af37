import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {downloadsOf} from '../downloads';
import type {OpenApi} from '../types';
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

it('writes the description as YAML and JSON', () => {
  const files = downloadsOf(description, api);
  expect(Object.keys(files)).toEqual(['telescope.v1.yaml', 'telescope.v1.json']);
  expect(parse(files['telescope.v1.yaml']!)).toEqual(description.document);
  expect(JSON.parse(files['telescope.v1.json']!)).toEqual(description.document);
});

const withList = descriptionOf(`
paths:
  /items:
    get:
      operationId: listItems
      summary: List items
      parameters: [{$ref: '#/components/parameters/Filter'}, {$ref: '#/components/parameters/Sort'}]
      responses:
        200:
          description: A page.
          content: {application/json: {schema: {properties: {data: {items: {$ref: '#/components/schemas/Item'}}}}}}
components:
  schemas:
    Item:
      properties:
        id: {type: string, pattern: '^ITM-[1-9][0-9]*$'}
        end: {type: [string, 'null'], format: date}
        parent_id: {type: string, pattern: '^ITM-[1-9][0-9]*$', description: The one above.}
        secret: {type: string, writeOnly: true}
        kinds: {type: array, items: {type: string, enum: [big, x.y]}}
      anyOf:
        - {title: one, properties: {size: {type: [string, 'null'], enum: [s, m, null]}}}
        - {title: two, properties: {size: {type: string, enum: [m, l]}}}
        - {title: three, properties: {level: {type: integer}}}
        - {title: four, properties: {level: {type: string}}}
    Part:
      properties:
        parent_id: {type: [string, 'null'], pattern: '^ITM-[1-9][0-9]*$', description: The one above.}
    ItemInput: {properties: {end: {$ref: '#/components/schemas/Item/properties/end', default: null}}}
    Comparison: {properties: {lte: {description: At most.}}}
  parameters:
    Filter: {name: filter, in: query, style: deepObject}
    Sort:
      name: sort
      in: query
      explode: false
      schema: {type: array, maxItems: 3, items: {pattern: '^-?[a-z]+$'}, default: [id]}
      example: [-end, id]
`);

it('adds filter parameters, joins lists and inlines references for client generators', () => {
  const {paths, components} = JSON.parse(
    downloadsOf(withList, api)['telescope.v1.json']!,
  ) as OpenApi;
  const {parameters = {}, schemas} = components;
  const filters = Object.values(parameters).filter(({name}) => name.startsWith('filter'));
  expect(filters.map(({name}) => name).join(' ')).toBe(
    [
      ...['', '[ne]', '[lt]', '[lte]', '[gt]', '[gte]'].map((one) => `filter[id]${one}`),
      ...['', '[ne]', '[lt]', '[lte]', '[gt]', '[gte]', '[empty]'].map(
        (one) => `filter[end]${one}`,
      ),
      ...['', '[ne]'].map((one) => `filter[parent_id]${one}`),
      ...['', '[contains]', '[empty]'].map((one) => `filter[kinds]${one}`),
      ...['', '[ne]', '[empty]'].map((one) => `filter[size]${one}`),
      ...['', '[ne]', '[lt]', '[lte]', '[gt]', '[gte]', '[contains]'].map(
        (one) => `filter[level]${one}`,
      ),
    ].join(' '),
  );
  expect(parameters.ItemFilterEndLte!.description).toBe('`end`: At most.');
  const types = Object.entries(parameters).map(([key, {schema}]) => [key, schema]);
  expect(Object.fromEntries(types)).toMatchObject({
    ItemFilterId: {type: 'string', pattern: '^ITM-[1-9][0-9]*(,ITM-[1-9][0-9]*)*$'},
    ItemFilterEnd: {pattern: expect.stringContaining('[0-9]{2}(,[0-9]{4}-') as string},
    ItemFilterEndLte: {type: 'string', format: 'date'},
    ItemFilterEndEmpty: {type: 'boolean'},
    ItemFilterKinds: {type: 'string', pattern: String.raw`^(big|x\.y)(,(big|x\.y))*$`},
    ItemFilterKindsContains: {type: 'string', enum: ['big', 'x.y']},
    ItemFilterSizeNe: {type: 'string', enum: ['s', 'm', 'l']},
    ItemFilterLevelGt: {type: 'string'},
  });
  expect(paths['/items']!.get).toMatchObject({description: 'List items.'});
  expect(paths['/items']!.get!.parameters).toHaveLength(filters.length + 1);
  expect(parameters.Sort).toEqual({
    name: 'sort',
    in: 'query',
    schema: {type: 'string', pattern: '^-?[a-z]+(,-?[a-z]+){0,2}$', default: 'id'},
    example: '-end,id',
  });
  expect(schemas.ItemInput!.properties!.end).toEqual({
    type: ['string', 'null'],
    format: 'date',
    default: null,
  });
  expect(schemas.Part!.properties!.parent).toEqual({
    anyOf: [{$ref: '#/components/schemas/Item'}, {type: 'null'}],
    description: 'Returned instead of `parent_id` if the request contains `expand=parent`.',
    readOnly: true,
  });
});

it('quotes dates for YAML 1.1 parsers', () => {
  const dated = descriptionOf("info: {title: '2025-06-30'}");
  expect(downloadsOf(dated, api)['telescope.v1.yaml']).toContain('title: "2025-06-30"');
});
