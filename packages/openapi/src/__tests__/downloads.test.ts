import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {downloadsOf} from '../downloads';
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
    - {code: M-1, status: 409, problem: conflict, fields: [start, end], placeholders: {by: Al}, placeholdersFor: {createItem: {by: {en: Jo, fr: Léa}}}}
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
