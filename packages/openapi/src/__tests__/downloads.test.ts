import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {downloadsOf} from '../downloads';
import {recordKindsOf} from '../records';
import type {OpenApi} from '../types';
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

const description = descriptionOf(
  `
servers: [{url: 'https://telescope.example/api/v1'}]
paths:
  /items:
    get:
      operationId: listItems
      parameters: [{$ref: '#/components/parameters/Filter'}, {$ref: '#/components/parameters/Sort'}]
      responses: {200: {$ref: '#/components/responses/Items'}, 403: {$ref: '#/components/responses/Forbidden'}}
    post:
      operationId: createItem
      x-codes: [M-1, M-2]
      responses: {200: {description: Done.}, 409: {$ref: '#/components/responses/Conflict'}}
components:
  parameters:
    Filter: {name: filter, in: query, style: deepObject}
    Sort:
      name: sort
      in: query
      explode: false
      description: Up to 3 fields.
      schema: {type: array, maxItems: 3, items: {pattern: '^-?[a-z]+$'}, default: [id]}
      example: [-end, name, id]
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
      content: {application/problem+json: {examples: {used: {value: {code: M-1}}, other: {value: {code: other}}}}}
  examples:
    part: {value: {data: [{id: ITM-1}]}}
    all: {value: {data: [{id: ITM-1, status: open, end: null, tags: [], colours: []}]}}
  schemas:
    ItemFields:
      required: [id]
      properties:
        id: {type: string, pattern: '^ITM-[1-9][0-9]*$'}
        status: {type: string, enum: [open, done], description: Its status., x-required-when: to start}
        end: {type: [string, 'null'], format: date, x-fixed-after-creation: true}
        parent_id: {type: [string, 'null'], pattern: '^(ITM|ORG)-[1-9][0-9]*$'}
        secret: {type: string, writeOnly: true}
        tags: {type: array, items: {type: string, enum: [big, x.y]}}
        colours: {type: array, items: {$ref: '#/components/schemas/Colour'}, description: The colours.}
    Item:
      allOf: [{$ref: '#/components/schemas/ItemFields'}]
      anyOf:
        - {title: one, properties: {size: {type: [string, 'null'], enum: [s, l, null]}}}
        - {title: two, properties: {size: {type: string, enum: [m, l]}}}
        - {title: three, properties: {level: {type: integer}}}
        - {title: four, properties: {level: {type: string, enum: [low, high]}}}
    ItemInput:
      additionalProperties: false
      properties: {status: {$ref: '#/components/schemas/ItemFields/properties/status', default: open}}
    ItemPatch:
      properties:
        parts: {type: array, items: {$ref: '#/components/schemas/Part'}, description: The parts.}
        colours: {$ref: '#/components/schemas/ItemFields/properties/colours'}
    Colour: {type: string, enum: [red]}
    Part: {additionalProperties: false, required: [day], properties: {day: {enum: [1, null], type: ['null']}}}
    Comparison: {properties: {lte: {description: At most.}}}
    MessageCode: {type: string}
    Error: {properties: {code: {$ref: '#/components/schemas/MessageCode', description: Its code.}}}
  x-problems: [{slug: conflict, status: 409, title: Conflict}]
  x-codes:
    - {code: M-1, status: 409, problem: conflict}
    - {code: M-2, status: 200}
    - {code: M-3, status: 403, problem: forbidden}
`,
  'fr',
);
const downloaded = JSON.parse(
  downloadsOf(description, {
    messages: {
      'M-1': {en: 'Used.', fr: 'Pris.'},
      'M-2': {en: 'Too large.'},
      'M-3': {en: 'No right.'},
    },
    referenceUrl: 'https://docs.example/routing/',
  })['teapots.v1.json']!,
) as OpenApi;
const {paths, components} = downloaded;
const {get, post} = paths['/api/v1/items']!;
const {parameters = {}, schemas} = components;

it('lists codes with their texts, and omits examples of codes', () => {
  const examples = {other: {value: {code: 'other'}}};
  expect(post!.responses).toEqual({
    200: {description: 'Done.\n\n- `M-2` : Too large.'},
    409: {
      description: 'In use.\n\n- `M-1` : Pris.',
      content: {'application/problem+json': {examples}},
    },
  });
  expect(get!.responses[403]).toEqual({$ref: '#/components/responses/Forbidden'});
  expect(components.responses!.Forbidden!.description).toBe('Not allowed.\n\n- `M-3` : No right.');
  expect(components['x-codes']![0]).toMatchObject({code: 'M-1', message: 'Pris.'});
  expect(schemas.MessageCode).toEqual({
    type: 'string',
    enum: ['conflict', 'M-1', 'M-3'],
    'x-enum-descriptions': ['409 Conflict', '409 Pris.', '403 No right.'],
  });
});

it('accepts new values and fields in responses, and requires what full records have', () => {
  const {ItemFields, ItemInput, ItemPatch, Part, Error: problem} = schemas;
  expect(ItemFields!.required).toEqual(['id', 'status', 'end', 'tags', 'colours']);
  const open = {type: 'string', enum: ['open', 'done']};
  const colour = {anyOf: [{$ref: '#/components/schemas/Colour'}, {type: 'string'}]};
  expect(ItemFields!.properties).toMatchObject({
    status: {anyOf: [open, {type: 'string'}], description: 'Its status. Obligatoire to start.'},
    end: {description: 'Non modifiable après la création.'},
    colours: {items: colour},
  });
  expect(ItemInput).toMatchObject({
    additionalProperties: false,
    properties: {status: {...open, default: 'open'}},
  });
  const any = [{type: 'string', enum: [1]}, {type: 'string'}, {type: 'null'}];
  expect(Part).toEqual({required: ['day'], properties: {day: {anyOf: any}}});
  // Lists in bodies accept what a response returned.
  expect(ItemPatch!.properties).toMatchObject({
    parts: {description: expect.stringMatching(/^The parts\. Renvoyez les entrées/) as string},
    colours: {items: colour, description: expect.stringMatching(/^The .* Renvoyez/) as string},
  });
  expect(problem!.properties!.code).toMatchObject({
    anyOf: [{$ref: '#/components/schemas/MessageCode'}, {type: 'string'}],
  });
});

it('omits examples of partial records, and links operations to the reference', () => {
  expect(Object.keys(components.examples!)).toEqual(['all']);
  expect(downloaded.externalDocs).toEqual({url: 'https://docs.example/routing/'});
  expect(get!.externalDocs).toEqual({url: 'https://docs.example/routing/#op-list-items'});
});

it('adds a parameter for each filter, and joins lists', () => {
  const filters = Object.values(parameters).filter(({name}) => name.startsWith('filter'));
  const comparisons = Object.entries({
    ...{id: 'ne lt lte gt gte', status: 'ne', end: 'ne lt lte gt gte empty', parent_id: 'ne empty'},
    ...{tags: 'contains empty', size: 'ne empty', level: 'ne lt lte gt gte'},
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
    ItemFilterTags: {type: 'string', pattern: String.raw`^(big|x\.y)(,(big|x\.y))*$`},
    ItemFilterTagsContains: {type: 'string', enum: ['big', 'x.y']},
    ItemFilterSizeNe: {type: 'string', enum: ['s', 'm', 'l']},
    ItemFilterLevel: {pattern: '^(-?[0-9]+|(low|high))(,(-?[0-9]+|(low|high)))*$'},
    ItemFilterLevelNe: {type: 'string', pattern: '^(-?[0-9]+|(low|high))$'},
    ItemFilterLevelGt: {type: 'integer'},
  });
  // `sort` follows the order in the table of filters.
  const [size] = recordKindsOf(description)[0]!.filters.filter(({name}) => name === 'size');
  expect(size!.field.schema.enum).toEqual(['s', 'm', 'l']);
  expect(get!.parameters).toHaveLength(filters.length + 1);
  expect(parameters.Sort).toBeUndefined();
  expect(parameters.ItemQuerySort).toEqual({
    name: 'sort',
    in: 'query',
    description: 'Up to 3 fields. Noms : `id`, `status`, `end`, `parent_id`, `size`, `level`.',
    schema: {type: 'string', pattern: '^-?[a-z]+(,-?[a-z]+){0,2}$', default: 'id'},
    example: '-end,id',
  });
});

it('adds fields for expanded records, whose identifiers can have new prefixes', () => {
  const {parent_id: id, parent} = schemas.ItemFields!.properties!;
  expect(id!.pattern).toBe('^[A-Z]{3}-[1-9][0-9]*$');
  expect(parent).toEqual({
    anyOf: [{$ref: '#/components/schemas/Item'}, {type: 'null'}],
    description: 'Renvoyé à la place de `parent_id` si la requête contient `expand=parent`.',
    readOnly: true,
  });
});
