import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {downloadsOf} from '../downloads';
import {recordKindsOf} from '../records';
import type {OpenApi, Response} from '../types';
import {descriptionOf} from './descriptionOf';

it('writes YAML and JSON, and quotes dates for YAML 1.1 parsers', () => {
  const description = descriptionOf("info: {title: '2025-06-30'}");
  const {'teapots.v1.yaml': yaml, 'teapots.v1.json': json} = downloadsOf(description, {
    messages: {},
  });
  expect(yaml).toContain('title: "2025-06-30"');
  expect(parse(yaml!)).toEqual(description.document);
  expect(JSON.parse(json!)).toEqual(description.document);
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
        - {title: one, properties: {size: {type: [string, 'null'], enum: [s, l, null]}}}
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
    downloadsOf(withList, {messages: {}})['teapots.v1.json']!,
  ) as OpenApi;
  const {parameters = {}, schemas} = components;
  const filters = Object.values(parameters).filter(({name}) => name.startsWith('filter'));
  const comparisons = Object.entries({
    ...{id: 'ne lt lte gt gte', end: 'ne lt lte gt gte empty', parent_id: 'ne'},
    ...{kinds: 'contains empty', size: 'ne empty', level: 'ne lt lte gt gte contains'},
  }).flatMap(([field, names]) =>
    ['', ...names.split(' ').map((one) => `[${one}]`)].map((one) => `filter[${field}]${one}`),
  );
  expect(filters.map(({name}) => name)).toEqual(comparisons);
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
  // `sort` follows the order in the table of filters.
  const [size] = recordKindsOf(withList)[0]!.filters.filter(({name}) => name === 'size');
  expect(size!.field.schema.enum).toEqual(['s', 'm', 'l']);
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

const withErrors = descriptionOf(
  `
servers: [{url: 'https://brumeval.telescope.example/api/v1'}]
paths:
  /projects/{id}/items:
    parameters: [{name: id, in: path, example: PRJ-1}]
    get:
      operationId: listItems
      responses: {200: {$ref: '#/components/responses/Items'}, 403: {$ref: '#/components/responses/Forbidden'}}
    post:
      operationId: createItem
      x-codes: [M-1, M-2]
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/ItemInput'}}}}
      responses: {200: {description: Done.}, 409: {$ref: '#/components/responses/Conflict'}}
    delete:
      operationId: deleteItem
      responses: {204: {description: Gone.}, 409: {$ref: '#/components/responses/Conflict'}}
components:
  responses:
    Items:
      description: The items.
      content:
        application/json:
          schema: {properties: {data: {items: {$ref: '#/components/schemas/Item'}}}}
          examples: {part: {$ref: '#/components/examples/part'}, all: {$ref: '#/components/examples/all'}}
    Forbidden: {description: Not allowed., x-codes: [M-3]}
    Conflict:
      description: In use.
      content:
        application/problem+json:
          examples:
            other: {$ref: '#/components/examples/other'}
            conflict: {$ref: '#/components/examples/conflict'}
  examples:
    part: {value: {data: [{id: ITM-1}]}}
    all: {value: {data: [{id: ITM-1, status: open, kinds: [], place: null}]}}
    other: {value: {type: /problems/conflict, code: M-9, title: Conflict}}
    conflict: {value: {type: /problems/conflict, code: conflict, title: Conflict}}
  schemas:
    Item:
      required: [id]
      properties:
        id: {type: string, pattern: '^ITM-[1-9][0-9]*$'}
        status: {type: string, enum: [open, done], description: Its status., x-required-when: to start}
        colour: {$ref: '#/components/schemas/Colour', writeOnly: true}
        kinds: {type: array, items: {$ref: '#/components/schemas/Colour'}, description: The kinds.}
        place: {type: [string, 'null'], enum: [in, out, null], x-fixed-after-creation: true}
        parent_id: {type: string, pattern: '^ITM-[1-9][0-9]*$'}
    ItemInput:
      additionalProperties: false
      properties: {status: {$ref: '#/components/schemas/Item/properties/status'}, end: {maxLength: 9}}
    Colour: {type: string, enum: [red]}
    Part: {additionalProperties: false, required: [day], properties: {day: {}, hour: {}}}
    ItemPatch: {properties: {parts: {type: array, items: {$ref: '#/components/schemas/Part'}, description: The parts.}, kinds: {$ref: '#/components/schemas/Item/properties/kinds', default: []}}}
    MessageCode: {type: string}
    Error: {properties: {code: {$ref: '#/components/schemas/MessageCode', description: Its code.}}}
  x-problems: [{slug: conflict, status: 409, title: Conflict}]
  x-codes:
    - {code: M-1, status: 409, problem: conflict, fields: [start, end], placeholders: {by: {en: Al, fr: Léa}}}
    - {code: M-2, status: 200}
    - {code: M-3, status: 403, problem: forbidden}
    - {code: M-9, status: 409, problem: conflict}
`,
  'fr',
);
const downloaded = JSON.parse(
  downloadsOf(withErrors, {
    messages: {
      'M-1': {en: 'Used by {by}, {max}.', fr: 'Pris par {by}, {max}.'},
      'M-2': {en: 'Too large.'},
      'M-3': {en: 'No right.'},
      'M-9': {en: 'Locked.'},
    },
    referenceUrl: 'https://docs.example/routing/',
  })['teapots.v1.json']!,
) as OpenApi;

it('lists codes with their texts, and an example of each error of an operation', () => {
  const {paths, components} = downloaded;
  const {get, post, delete: remove} = paths['/api/v1/projects/{id}/items']!;
  expect(post!.responses).toMatchObject({
    200: {description: 'Done.\n\n- `M-2` : Too large.'},
    409: {description: 'In use.\n\n- `M-1` : Pris par {by}, {max}.'},
  });
  const conflict = post!.responses[409] as Response;
  expect(conflict.content!['application/problem+json']!.examples).toEqual({
    conflict: {$ref: '#/components/examples/conflict'},
    'M-1': {
      summary: 'Pris par Léa, 9.',
      value: {
        type: '/problems/conflict',
        title: 'Conflict',
        detail: 'Pris par Léa, 9.',
        instance: '/api/v1/projects/PRJ-1/items',
        code: 'M-1',
        errors: [{pointer: '#/end', code: 'M-1', message: 'Pris par Léa, 9.'}],
      },
    },
  });
  expect(get!.responses[403]).toEqual({$ref: '#/components/responses/Forbidden'});
  expect(remove!.responses[409]).toEqual({$ref: '#/components/responses/Conflict'});
  const {Forbidden, Conflict} = components.responses!;
  expect(Forbidden!.description).toBe('Not allowed.\n\n- `M-3` : No right.');
  expect(Object.keys(Conflict!.content!['application/problem+json']!.examples!)).toEqual([
    'conflict',
  ]);
  expect(components['x-codes']![0]).toMatchObject({code: 'M-1', message: 'Pris par {by}, {max}.'});
  expect(components.schemas.MessageCode).toEqual({
    type: 'string',
    enum: ['conflict', 'M-1', 'M-3', 'M-9'],
    'x-enum-descriptions': [
      '409 Conflict',
      '409 Pris par {by}, {max}.',
      '403 No right.',
      '409 Locked.',
    ],
  });
});

it('accepts new values and fields in responses, and requires what full records have', () => {
  const {Item, ItemInput, ItemPatch, Part, Error: problem} = downloaded.components.schemas;
  expect(Item!.required).toEqual(['id', 'status', 'kinds', 'place']);
  const open = {type: 'string', enum: ['open', 'done']};
  const colour = {anyOf: [{$ref: '#/components/schemas/Colour'}, {type: 'string'}]};
  expect(Item!.properties).toMatchObject({
    status: {
      anyOf: [open, {type: 'string'}],
      description: 'Its status. Obligatoire to start.',
    },
    kinds: {type: 'array', items: colour},
    place: {
      anyOf: [{type: 'string', enum: ['in', 'out']}, {type: 'string'}, {type: 'null'}],
      description: 'Non modifiable après la création.',
    },
  });
  expect(ItemInput!.properties!.status).toMatchObject(open);
  expect(ItemInput!.additionalProperties).toBe(false);
  expect(Part).toEqual({required: ['day'], properties: {day: {}, hour: {}}});
  // Lists in bodies accept what a response returned.
  expect(ItemPatch!.properties).toEqual({
    parts: {
      type: 'array',
      items: {$ref: '#/components/schemas/Part'},
      description: expect.stringMatching(/^The parts\. Renvoyez les entrées/) as string,
    },
    kinds: {
      type: 'array',
      items: colour,
      default: [],
      description: expect.stringMatching(/^The kinds\. Renvoyez/) as string,
    },
  });
  expect(problem!.properties!.code).toMatchObject({
    anyOf: [{$ref: '#/components/schemas/MessageCode'}, {type: 'string'}],
  });
});

it('omits examples of partial records, and links operations to the reference', () => {
  const {externalDocs, paths, components} = downloaded;
  expect(Object.keys(components.examples!)).toEqual(['all', 'conflict']);
  expect(externalDocs).toEqual({url: 'https://docs.example/routing/'});
  expect(paths['/api/v1/projects/{id}/items']!.get!.externalDocs).toEqual({
    url: 'https://docs.example/routing/#op-list-items',
  });
});
