import {elementOf} from '@guide/content/mdx';
import {expect, it} from 'vitest';
import {printNode} from '../../../remark/src/__tests__/applyStep';
import {tableComponents} from '../tables';
import {descriptionOf} from './descriptionOf';

const document = `
paths:
  /items:
    get:
      operationId: listItems
      responses:
        200:
          description: The records.
          headers: {X-Request-Id: {}}
          content:
            application/json:
              schema: {properties: {data: {items: {$ref: '#/components/schemas/Item'}}}}
  /items/{id}:
    get:
      operationId: getItem
      responses:
        200: {description: The record., headers: {ETag: {}, X-Request-Id: {}}}
        404: {description: No such record.}
    delete:
      operationId: deleteItem
      responses: {204: {description: It was deleted., headers: {X-Request-Id: {}}}}
components:
  schemas:
    Item:
      properties:
        id: {type: string, pattern: '^ITM-[1-9][0-9]*$', readOnly: true}
        type: {type: string, enum: [task, risk], x-fixed-after-creation: true}
        title: {type: string, minLength: 1, maxLength: 200, description: Its \`title\`.}
        end: {type: [string, 'null'], format: date, x-required-when: for a task}
        tags: {type: array, maxItems: 20, items: {type: string}}
        parent_id: {type: string, pattern: '^ITM-[1-9][0-9]*$', readOnly: true}
        owner: {$ref: '#/components/schemas/User', description: Who does it.}
      anyOf:
        - properties: {type: {const: task}, status: {type: string, enum: [open, done]}}
        - properties:
            type: {const: risk}
            status: {type: string, enum: [seen]}
            cause: {type: string, maxLength: 1000}
            effect: {type: string}
    ItemInput:
      required: [type, title]
      properties: {type: {}, title: {}, end: {}, tags: {default: []}, cause: {default: ''}}
      anyOf:
        - properties: {type: {const: task}, status: {default: open}}
        - required: [effect]
          properties: {type: {const: risk}, status: {default: seen}, effect: {}}
    ItemPatch: {properties: {title: {}, end: {}, tags: {}, status: {}, cause: {}}}
    User: {type: object, properties: {name: {type: string}}}
  parameters:
    Page:
      name: page
      in: query
      description: From 1.
      schema: {type: integer, minimum: 1, maximum: 10000, default: 1}
      example: 2
    Filter: {name: filter, in: query, example: {end: {lte: '2025-07-31'}}}
    Sort:
      name: sort
      in: query
      schema: {type: array, minItems: 1, default: [id, end]}
      example: [-end, id]
    IfMatch: {name: If-Match, in: header, example: '"1"'}
  headers:
    ETag: {description: Version of the record., example: '"1"'}
  x-problems:
    - {slug: not-found}
    - {slug: conflict, status: 409, title: Conflict, remedy: Wait.}
  x-codes: [{code: M-1, status: 409, problem: conflict, note: For items.}, {code: L-1, status: 200}]
`;
const messages = {
  'M-1': {en: 'In use.', fr: 'Utilisé.'},
  'L-1': {en: 'Too large.', fr: 'Trop gros.'},
};

const make = (name: string, attributes: Record<string, string> = {}, locale = 'en') =>
  tableComponents[name]!(
    descriptionOf(document, locale, {resources: '/routing.mdx'}),
    elementOf(name, attributes),
    messages,
  );
const rows = (...given: Parameters<typeof make>) =>
  printNode(make(...given))
    .replaceAll(/<code><link url="#field[^>]*>(.*?)<\/link><\/code>/g, '`$1`')
    .split('\n');

it('links fields to themselves', () => {
  expect(printNode(make('ApiFields', {schema: 'Item'}))).toContain(
    '<code><link url="#field-item-owner-name" id="field-item-owner-name">owner.name</link></code> string',
  );
});

it.each<[string, Record<string, string>, string[]]>([
  [
    'ApiFields',
    {schema: 'Item'},
    [
      'Field and type | In requests | Description and limits',
      '`id` string | Read-only | Format: `ITM-…`.',
      '`type` string | Required, fixed after creation | One of `task`, `risk`.',
      '`title` string | Required | Its `title`. / 1–200 characters.',
      '`end` date or null | Required for a task | ',
      '`tags` list of string | Optional | At most 20 entries. Default: `[]`.',
      '`parent_id` string | Read-only | Format: `ITM-…`.',
      '`owner` object | Read-only | Who does it.',
      '`owner.name` string | Read-only | ',
      '`status` string | Optional | `task`: One of `open`, `done`. Default: `open`. / `risk`: One of `seen`. Default: `seen`.',
      '`cause` string | Optional | Only for `risk`. / At most 1,000 characters. Default: `""`.',
      '`effect` string | Required for `risk` | ',
    ],
  ],
  [
    'ApiParameters',
    {},
    [
      'Parameter | Description and limits | Example',
      '`page` | From 1. / 1–10,000. Default: `1`. | `page=2`',
      '`filter` |  | `filter[end][lte]=2025-07-31`',
      '`sort` | At least 1 entry. Default: `id,end`. | `sort=-end,id`',
    ],
  ],
  [
    'ApiRecords',
    {},
    [
      '<mdxJsxFlowElement><heading id="record-item">Item</heading>' +
        '<paragraph>Returned by: `/items`</paragraph>' +
        '<paragraph>Relations: <link url="/routing.mdx#item" data-term="">`parent`</link></paragraph>' +
        'Field | Type and values | Comparisons',
      '`id` | string. Format: `ITM-…`. | `ne`, `lt`, `lte`, `gt`, `gte`',
      '`type` | string. One of `task`, `risk`. | `ne`',
      '`title`, `cause`, `effect` | string. | `ne`, `contains`',
      '`end` | date or null. | `ne`, `lt`, `lte`, `gt`, `gte`, `empty`',
      '`tags` | list of string (can’t be sorted). | `contains`, `empty`',
      '`parent_id` | string. Format: `ITM-…`. | `ne`',
      '`status` | string. One of `open`, `done`, `seen`. | `ne`</mdxJsxFlowElement>',
    ],
  ],
  // Without the headers that all responses have.
  [
    'ApiStatuses',
    {},
    [
      'Status | When | Headers',
      '200 | The records. The record. | `ETag`',
      '204 | It was deleted. | ',
    ],
  ],
  [
    'ApiErrors',
    {slugs: 'conflict'},
    [
      'Status | Slug | Title | What to do',
      '409 | <a id="error-conflict">`conflict`</a> | Conflict | Wait.',
    ],
  ],
  [
    'ApiHeaders',
    {names: 'ETag'},
    ['Header | Description | Example', '`ETag` | Version of the record. | `"1"`'],
  ],
])('renders %s %j', (name, attributes, expected) => {
  expect(rows(name, attributes)).toEqual(expected);
});

it('uses the language of the page', () => {
  expect(rows('ApiFields', {schema: 'Item'}, 'fr')[3]).toBe(
    '`title` string | Obligatoire | Its `title`. / De 1 à 200 caractères.',
  );
  expect(rows('ApiCodes', {}, 'fr')).toEqual([
    '`code` | Message | Statut | Identifiant court',
    '<a id="code-m-1">`M-1`</a> | Utilisé. / For items. | 409 | `conflict`',
    '<a id="code-l-1">`L-1`</a> | Trop gros. | 200 | ',
  ]);
  expect(rows('ApiDownloads', {}, 'fr')[0]).toContain(
    'en <link url="pathname:///openapi/teapots.v1.yaml">YAML</link> ou en <link url="pathname:///openapi/teapots.v1.json">JSON</link>. Postman, Insomnia et Bruno peuvent l’importer, et Prism peut en faire un serveur factice.',
  );
});

it('rejects unknown names', () => {
  expect(() => make('ApiErrors', {slugs: 'conflict, gone'})).toThrow('unknown error "gone".');
});
