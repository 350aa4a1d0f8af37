import {expect, it} from 'vitest';
import {printNode} from '../../../remark/src/__tests__/applyStep';
import {operationOf, resources, type OperationOptions} from '../reference';
import {descriptionOf} from './descriptionOf';

const document = `
servers: [{url: https://brumeval.telescope.example/api/v1}]
paths:
  /projects/{id}/items:
    parameters: [{$ref: '#/components/parameters/Id'}]
    get:
      operationId: listItems
      summary: List the items
      security: [{token: [projects:read]}]
      parameters:
        - {name: page, in: query}
        - {name: status_date, in: query, description: Day of the list.}
      responses:
        200: {description: One page., content: {application/json: {examples: {items: {value: {data: []}}}}}}
        400: {description: 'A parameter is wrong: \`invalid-request\`.'}
    post:
      operationId: createItem
      summary: Create an item
      description: It is open.
      security: [{token: []}]
      parameters: [{name: page, in: query}]
      requestBody:
        content:
          application/json:
            schema: {$ref: '#/components/schemas/ItemInput'}
            examples:
              action: {value: {title: Order}}
              risk: {value: {title: Delay}}
      responses:
        201:
          description: It was created.
          content:
            application/json: {examples: {action: {value: {id: 1}}, risk: {value: {id: 2}}}}
        404: {description: '\`not-found\`'}
components:
  schemas:
    ItemInput:
      required: [title]
      properties: {title: {}, note: {}}
      anyOf:
        - {required: [cause], properties: {type: {const: risk}, cause: {}}}
        - {properties: {type: {const: action}}}
  parameters:
    Id: {name: id, in: path, required: true, description: Its identifier., example: PRJ-1}
  x-problems: [{slug: invalid-request}, {slug: not-found}]
`;
const make = (options: OperationOptions, locale = 'en', errorsPage?: string) =>
  printNode(
    operationOf(descriptionOf(document, locale), options, {tokenVariable: 'TOKEN', errorsPage}),
  );

it('links each request to its operation', () => {
  expect(printNode(resources(descriptionOf(document))).split('\n')).toEqual([
    '<FilteredTable>Request | Scope',
    '<link url="#op-list-items"><span data-method="get">GET</span> `/projects/{id}/items`</link> / List the items | `projects:read`',
    '<link url="#op-create-item"><span data-method="post">POST</span> `/projects/{id}/items`</link> / Create an item | none</FilteredTable>',
  ]);
});

it('lists parameters, responses and errors of an operation', () => {
  const list = make({operation: 'listItems', children: [{type: 'text', value: 'Of one project.'}]});
  expect(list).toContain(
    '<Operation id="op-list-items" method="get" path="/projects/{id}/items" title="List the items">',
  );
  const facts = list
    .slice(list.indexOf('<dl>'), list.indexOf('<Tabs'))
    .split('<dt>')
    .slice(1)
    .map((fact) =>
      fact
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
  expect(list).toContain('Of one project.');
  expect(facts).toEqual([
    'Scope `projects:read`',
    'Required parameters `id`: Its identifier.',
    'Optional parameters `status_date`: Day of the list. `page`',
    'Response 200 One page.',
    'Errors 400 `invalid-request`',
    'Operation ID `listItems`',
  ]);
});

it('links errors to the table on the errors page', () => {
  expect(make({operation: 'createItem'}, 'en', '/response.mdx')).toContain(
    '<link url="/response.mdx#error-not-found" data-term="">`not-found`</link>',
  );
});

it('shows the examples of body and response that the page selects', () => {
  const first = make({operation: 'createItem'});
  expect(first).toContain('It is open.');
  expect(first).toContain('JSON. Required fields: `title`.');
  expect(first).toContain('"title": "Order"');
  expect(first).toContain('"id": 1');
  const chosen = make({operation: 'createItem', example: 'risk', reply: 'risk'}, 'fr');
  expect(chosen).toContain('JSON. Champs obligatoires : `title`.');
  expect(chosen).toContain('"title": "Delay"');
  expect(chosen).toContain('"id": 2');
});

it.each<[OperationOptions, string]>([
  [{operation: 'getItem'}, 'no operation "getItem"'],
  [{operation: 'createItem', reply: 'task'}, 'unknown reply "task"'],
  [{operation: 'listItems', query: 'sort=id'}, 'listItems has no parameter "sort"'],
])('rejects %o', (options, message) => {
  expect(() => make(options)).toThrow(message);
});
