import {expect, it} from 'vitest';
import {downloadsOf} from '../downloads';
import {recordKindsOf} from '../records';
import type {OpenApi} from '../types';
import {descriptionOf} from './descriptionOf';

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
        - {title: one, properties: {size: {type: [string, 'null'], enum: [s, l, null]}}}
        - {title: two, properties: {size: {type: string, enum: [m, l]}}}
        - {title: three, properties: {level: {type: integer}}}
        - {title: four, properties: {level: {type: string, enum: [low, high]}}}
    Part:
      properties:
        parent_id: {type: [string, 'null'], pattern: '^(ITM|ORG)-[1-9][0-9]*$', description: The one above.}
    ItemInput: {properties: {end: {$ref: '#/components/schemas/Item/properties/end', default: null}}}
    Comparison: {properties: {lte: {description: At most.}}}
  parameters:
    Filter: {name: filter, in: query, style: deepObject}
    Sort:
      name: sort
      in: query
      explode: false
      description: Up to 3 fields. Case is ignored.
      schema: {type: array, maxItems: 3, items: {pattern: '^-?[a-z]+$'}, default: [id]}
      example: [-end, name, id]
`);

it('adds filter parameters, joins lists and inlines references for client generators', () => {
  const {paths, components} = JSON.parse(
    downloadsOf(withList, {messages: {}})['teapots.v1.json']!,
  ) as OpenApi;
  const {parameters = {}, schemas} = components;
  const filters = Object.values(parameters).filter(({name}) => name.startsWith('filter'));
  const comparisons = Object.entries({
    ...{id: 'ne lt lte gt gte', end: 'ne lt lte gt gte empty', parent_id: 'ne'},
    ...{kinds: 'contains empty', size: 'ne empty', level: 'ne lt lte gt gte'},
  }).flatMap(([field, names]) =>
    ['', ...names.split(' ').map((one) => `[${one}]`)].map((one) => `filter[${field}]${one}`),
  );
  expect(filters.map(({name}) => name)).toEqual(comparisons);
  expect(parameters.ItemFilterEndLte!.description).toBe('At most.');
  const types = Object.entries(parameters).map(([key, {schema}]) => [key, schema]);
  expect(Object.fromEntries(types)).toMatchObject({
    ItemFilterId: {type: 'string', pattern: '^ITM-[1-9][0-9]*(,ITM-[1-9][0-9]*)*$'},
    ItemFilterEnd: {pattern: expect.stringContaining('[0-9]{2}(,[0-9]{4}-') as string},
    ItemFilterEndLte: {type: 'string', format: 'date'},
    ItemFilterEndEmpty: {type: 'boolean'},
    ItemFilterKinds: {type: 'string', pattern: String.raw`^(big|x\.y)(,(big|x\.y))*$`},
    ItemFilterKindsContains: {type: 'string', enum: ['big', 'x.y']},
    ItemFilterSizeNe: {type: 'string', enum: ['s', 'm', 'l']},
    ItemFilterLevel: {pattern: '^(-?[0-9]+|(low|high))(,(-?[0-9]+|(low|high)))*$'},
    ItemFilterLevelNe: {type: 'string', pattern: '^(-?[0-9]+|(low|high))$'},
    ItemFilterLevelGt: {type: 'integer'},
  });
  // `sort` follows the order in the table of filters.
  const [size] = recordKindsOf(withList)[0]!.filters.filter(({name}) => name === 'size');
  expect(size!.field.schema.enum).toEqual(['s', 'm', 'l']);
  expect(paths['/items']!.get!.parameters).toHaveLength(filters.length + 1);
  expect(parameters.Sort).toBeUndefined();
  expect(parameters.ItemQuerySort).toEqual({
    name: 'sort',
    in: 'query',
    description:
      'Up to 3 fields. Case is ignored. Names: `id`, `end`, `parent_id`, `size`, `level`.',
    schema: {type: 'string', pattern: '^-?[a-z]+(,-?[a-z]+){0,2}$', default: 'id'},
    example: '-end,id',
  });
  expect(schemas.ItemInput!.properties!.end).toEqual({
    type: ['string', 'null'],
    format: 'date',
    default: null,
  });
  // A release can add prefixes.
  expect(schemas.Part!.properties!.parent_id!.pattern).toBe('^[A-Z]{3}-[1-9][0-9]*$');
  expect(schemas.Part!.properties!.parent).toEqual({
    anyOf: [{$ref: '#/components/schemas/Item'}, {type: 'null'}],
    description: 'Returned instead of `parent_id` if the request contains `expand=parent`.',
    readOnly: true,
  });
});
