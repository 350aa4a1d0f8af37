import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {downloadsOf} from '../downloads';
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

const withErrors = descriptionOf(
  `
servers: [{url: 'https://telescope.example/api/v1'}]
paths:
  /projects/{id}/items:
    get:
      operationId: listItems
      responses: {200: {$ref: '#/components/responses/Items'}, 403: {$ref: '#/components/responses/Forbidden'}}
    post:
      operationId: createItem
      x-codes: [M-1, M-2]
      responses: {200: {description: Done.}, 409: {$ref: '#/components/responses/Conflict'}}
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
      content: {application/problem+json: {examples: {used: {value: {code: M-1}}, other: {value: {code: other}}}}}
  examples:
    part: {value: {data: [{id: ITM-1}]}}
    all: {value: {data: [{id: ITM-1, status: open, kinds: [], place: null}]}}
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
      properties: {status: {$ref: '#/components/schemas/Item/properties/status'}}
    Colour: {type: string, enum: [red]}
    Part: {additionalProperties: false, required: [day], properties: {day: {}, hour: {}}}
    ItemPatch: {properties: {parts: {type: array, items: {$ref: '#/components/schemas/Part'}, description: The parts.}, kinds: {$ref: '#/components/schemas/Item/properties/kinds', default: []}}}
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
  downloadsOf(withErrors, {
    messages: {
      'M-1': {en: 'Used.', fr: 'Pris.'},
      'M-2': {en: 'Too large.'},
      'M-3': {en: 'No right.'},
    },
    referenceUrl: 'https://docs.example/routing/',
  })['teapots.v1.json']!,
) as OpenApi;

it('lists codes with their texts, and omits examples of codes', () => {
  const {paths, components} = downloaded;
  const {get, post} = paths['/api/v1/projects/{id}/items']!;
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
  expect(components.schemas.MessageCode).toEqual({
    type: 'string',
    enum: ['conflict', 'M-1', 'M-3'],
    'x-enum-descriptions': ['409 Conflict', '409 Pris.', '403 No right.'],
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
  expect(Object.keys(components.examples!)).toEqual(['all']);
  expect(externalDocs).toEqual({url: 'https://docs.example/routing/'});
  expect(paths['/api/v1/projects/{id}/items']!.get!.externalDocs).toEqual({
    url: 'https://docs.example/routing/#op-list-items',
  });
});
