import {describe, expect, it} from 'vitest';
import type {Node} from '../../markdown/tree';
import {descriptionOf} from './descriptionOf';
import {apiParts} from '../tables';
import type {OpenApi} from '../types';

const id = {type: 'string', pattern: '^ITM-[1-9][0-9]*$', readOnly: true};
const document: Partial<OpenApi> = {
  tags: [{name: 'items', 'x-displayName': 'Items', description: 'What projects hold.'}],
  paths: {
    '/items/{id}': {
      get: {
        operationId: 'getItem',
        summary: 'Read an item',
        tags: ['items'],
        security: [{token: ['items:read']}],
        responses: {
          200: {
            description: 'The record.',
            headers: {ETag: {$ref: '#/components/headers/ETag'}, 'X-Request-Id': {}},
          },
          404: {description: 'No such record.'},
        },
      },
      delete: {
        operationId: 'deleteItem',
        summary: 'Delete an item',
        tags: ['items'],
        security: [{token: []}],
        responses: {204: {description: 'It was deleted.', headers: {'X-Request-Id': {}}}},
      },
    },
  },
  components: {
    schemas: {
      Item: {
        properties: {
          id,
          type: {type: 'string', enum: ['task', 'risk'], 'x-fixed-after-creation': true},
          title: {type: 'string', minLength: 1, maxLength: 200, description: 'Its `title`.'},
          end: {type: ['string', 'null'], format: 'date', 'x-required-when': 'for a task'},
          tags: {type: 'array', maxItems: 20, items: {type: 'string'}},
          owner: {$ref: '#/components/schemas/User', description: 'Who does it.'},
        },
        anyOf: [
          {properties: {type: {const: 'task'}, status: {enum: ['open', 'done']}}},
          {
            properties: {
              type: {const: 'risk'},
              status: {enum: ['seen']},
              cause: {type: 'string', maxLength: 1000},
            },
          },
        ],
      },
      ItemInput: {
        required: ['type', 'title'],
        properties: {
          type: {},
          title: {},
          end: {},
          tags: {default: []},
          status: {},
          cause: {default: ''},
        },
      },
      ItemPatch: {properties: {title: {}, end: {}, tags: {}, status: {}, cause: {}}},
      User: {type: 'object', properties: {name: {type: 'string'}}},
    },
    parameters: {
      Page: {
        name: 'page',
        in: 'query',
        description: 'From 1.',
        schema: {type: 'integer', minimum: 1, maximum: 10_000, default: 1},
        example: 2,
      },
      Filter: {name: 'filter', in: 'query', example: {end: {lte: '2025-07-31'}}},
      Sort: {
        name: 'sort',
        in: 'query',
        schema: {type: 'array', minItems: 1, default: ['id', 'end']},
        example: ['-end', 'id'],
      },
      IfMatch: {name: 'If-Match', in: 'header', example: '"1"'},
    },
    headers: {
      ETag: {description: 'Version of the record.', example: '"1"'},
      'Retry-After': {description: 'Seconds to wait.', example: 12},
    },
    examples: {item: {value: {data: {id: 'ITM-1'}}}},
    'x-problems': [
      {slug: 'not-found', status: 404, title: 'Not found', remedy: 'Check the path.'},
      {slug: 'conflict', status: 409, title: 'Conflict', remedy: 'Wait.'},
    ],
    'x-codes': [
      {code: 'M-1', status: 409, problem: 'conflict', note: 'For items.'},
      {code: 'L-1', status: 200},
    ],
    'x-scopes': [{name: 'items:read', description: 'Read items'}],
  },
};
const messages = {
  'M-1': {en: 'In use.', fr: 'Utilisé.'},
  'L-1': {en: 'Too large.', fr: 'Trop gros.'},
};

const textOf = ({type, value, children = []}: Node): string =>
  type === 'break'
    ? ' / '
    : type === 'inlineCode'
      ? `\`${String(value)}\``
      : ((value as string | undefined) ??
        children.map(textOf).join(type === 'tableRow' ? ' | ' : type === 'table' ? '\n' : ''));

const make = (name: string, attributes: Record<string, string> = {}, locale = 'en') =>
  apiParts[name]!({
    description: descriptionOf(document, locale),
    attribute: (key) => attributes[key],
    messages,
    source: {description: 'contract/api/v1.yaml'},
  });
const rows = (...given: Parameters<typeof make>) => textOf(make(...given)).split('\n');

describe('parts of the API on a page', () => {
  it('ApiResources: a row for each operation, with its scope', () => {
    expect(rows('ApiResources')).toEqual([
      'Request | Scope',
      'GET `/items/{id}` / Read an item | `items:read`',
      'DELETE `/items/{id}` / Delete an item | none',
    ]);
    expect(rows('ApiResources', {}, 'fr')[0]).toBe('Requête | Portée');
  });

  it('ApiFields: types, limits and defaults, what a request may hold, and the kinds of a record', () => {
    expect(rows('ApiFields', {schema: 'Item'})).toEqual([
      'Field and type | In a request | Meaning and limits',
      '`id` / string | Read-only | Form: `ITM-…`.',
      '`type` / string | Required, fixed after creation | One of `task`, `risk`.',
      '`title` / string | Required | Its `title`. / 1–200 characters.',
      '`end` / date or null | Required for a task | ',
      '`tags` / list of string | Optional | At most 20 entries. Default: `[]`.',
      '`owner` / object | Read-only | Who does it.',
      '`owner.name` / string | Read-only | ',
      '`status` / string | Optional | `task`: One of `open`, `done`. / `risk`: One of `seen`.',
      '`cause` / string | Optional | For `risk`. / At most 1,000 characters. Default: `""`.',
    ]);
    expect(rows('ApiFields', {schema: 'Item'}, 'fr')[3]).toBe(
      '`title` / string | Obligatoire | Its `title`. / 1–200 caractères.',
    );
  });

  it('ApiFields: a record that is only read says nothing of requests', () => {
    expect(rows('ApiFields', {schema: 'User'})).toEqual([
      'Field and type | Meaning and limits',
      '`name` / string | ',
    ]);
  });

  it('ApiParameters: those of an address as they stand in it, those of headers apart', () => {
    expect(rows('ApiParameters')).toEqual([
      'Parameter | Meaning and limits | Example',
      '`page` | From 1. / 1–10,000. Default: `1`. | `page=2`',
      '`filter` |  | `filter[end][lte]=2025-07-31`',
      '`sort` | At least 1 entry. Default: `id,end`. | `sort=-end,id`',
    ]);
    expect(rows('ApiParameters', {in: 'header'})[1]).toBe('`If-Match` |  | `If-Match: "1"`');
  });

  it('ApiStatuses: successes, without the headers that all of them have', () => {
    expect(rows('ApiStatuses')).toEqual([
      'Status | When | Headers',
      '200 | The record. | `ETag`',
      '204 | It was deleted. | ',
    ]);
  });

  it('ApiErrors, ApiHeaders: all, or those that are named', () => {
    expect(rows('ApiErrors')).toHaveLength(3);
    expect(rows('ApiErrors', {slugs: 'conflict'})[1]).toBe('409 | `conflict` | Conflict | Wait.');
    expect(rows('ApiHeaders')).toHaveLength(3);
    expect(rows('ApiHeaders', {names: 'Retry-After'})[1]).toBe(
      '`Retry-After` | Seconds to wait. | `12`',
    );
  });

  it('ApiCodes: the messages of the product, in the language of the page', () => {
    expect(rows('ApiCodes', {}, 'fr').slice(1)).toEqual([
      '`M-1` | Utilisé. / For items. | 409 | `conflict`',
      '`L-1` | Trop gros. | 200 | ',
    ]);
  });

  it('ApiScopes, ApiAreas', () => {
    expect(rows('ApiScopes')[1]).toBe('`items:read` | Read items');
    expect(rows('ApiAreas')[1]).toBe('Items | What projects hold.');
  });

  it('ApiExample: the JSON of an example', () => {
    expect(make('ApiExample', {name: 'item'})).toMatchObject({
      type: 'code',
      lang: 'json',
      value: '{"data": {"id": "ITM-1"}}',
    });
  });

  it('ApiDownloads: links to the files, which are no pages', () => {
    const links = make('ApiDownloads').children!.filter(({type}) => type === 'link');
    expect(links.map(({url}) => url)).toEqual([
      'pathname:///openapi/v1.yaml',
      'pathname:///openapi/v1.json',
      'pathname:///openapi/v1.postman.json',
    ]);
  });

  it.each([
    ['ApiFields', {schema: 'Thing'}, 'the description has no schema "Thing". It has Item, '],
    ['ApiFields', {}, 'it needs the name of its schema. It has Item, '],
    ['ApiExample', {name: 'thing'}, 'the description has no example "thing". It has item.'],
    ['ApiErrors', {slugs: 'conflict, gone'}, 'no error "gone". It has not-found, conflict.'],
    ['ApiHeaders', {names: 'Age'}, 'no header "Age". It has ETag, Retry-After.'],
  ])('%s %j is refused, with what there is', (name, attributes, message) => {
    expect(() => make(name, attributes)).toThrow(message);
  });
});
