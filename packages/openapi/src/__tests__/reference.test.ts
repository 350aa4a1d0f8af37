import {expect, it} from 'vitest';
import {elementOf} from '@guide/content/mdx';
import {printNode} from '../../../remark/src/__tests__/applyStep';
import {operationOf, resourceOf, resources} from '../reference';
import {descriptionOf} from './descriptionOf';

const document = `
tags: [{name: items, x-displayName: Work}]
servers: [{url: https://brumeval.telescope.example/api/v1}]
paths:
  /projects/{id}/items:
    parameters: [{$ref: '#/components/parameters/Id'}]
    get:
      operationId: listItems
      summary: List the items
      tags: [items]
      security: [{token: [projects:read]}]
      parameters:
        - {name: page, in: query}
        - {name: status_date, in: query, description: Day of the list.}
      responses:
        200: {description: One page., content: {application/json: {examples: {items: {value: {data: []}}}}}}
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
              action: {value: {type: action, title: Order}}
              risk: {value: {type: risk, title: Delay}}
      responses:
        201:
          description: It was created.
          content:
            application/json: {examples: {action: {value: {id: 1}}, risk: {value: {id: 2}}}}
    patch:
      operationId: updateItem
      summary: Change an item
      tags: [items]
      requestBody:
        content:
          application/json:
            schema: {properties: {title: {}}}
            examples: {title: {value: {title: Order}}, wrong: {value: {title: ''}}}
      responses: {204: {description: It was changed.}}
components:
  schemas:
    ItemInput:
      required: [title]
      properties: {title: {}, note: {}}
      oneOf:
        - {required: [cause], properties: {type: {const: risk}, cause: {}}}
        - {properties: {type: {const: action}}}
  parameters:
    Id: {name: id, in: path, required: true, description: Its identifier., example: PRJ-1}
`;
const make = (attributes: Record<string, string>, locale = 'en') =>
  printNode(operationOf(descriptionOf(document, locale), elementOf('ApiOperation', attributes)));

it('lists requests by area, with links to their operations', () => {
  const table = printNode(resources(descriptionOf(document)));
  expect(table.split(/(?=<tbody>|<tr>)/)).toEqual([
    '<FilteredTable><table className="stacked"><thead>',
    '<tr><th>Request</th><th>Scope</th></tr></thead>',
    '<tbody>',
    '<tr><th colSpan="2" scope="rowgroup">Work</th></tr>',
    '<tr><td><link url="#op-list-items"><span data-method="get">GET</span> `/projects/{id}/items`</link> / List the items</td><td>`projects:read`</td></tr>',
    '<tr><td><link url="#op-update-item"><span data-method="patch">PATCH</span> `/projects/{id}/items`</link> / Change an item</td><td>none</td></tr></tbody>',
    '<tbody>',
    '<tr><td><link url="#op-create-item"><span data-method="post">POST</span> `/projects/{id}/items`</link> / Create an item</td><td>none</td></tr></tbody></table></FilteredTable>',
  ]);
});

it('folds the operations of a resource below its fields', () => {
  const operation = (name: string) => elementOf('ApiOperation', {operation: name});
  const page = elementOf('ApiResource', {schema: 'ItemInput'}, [
    operation('listItems'),
    operation('createItem'),
  ]);
  const printed = printNode(resourceOf(descriptionOf(document), page));
  expect(printed).toMatch(/^<Resource id="item-input" methods="get post">Field and type /);
  expect(printed.indexOf('`title`')).toBeLessThan(printed.indexOf('<ApiOperation'));
});

it('shows the sample, the text of a page, the details and the response', () => {
  const text = {type: 'text', value: 'Of one project.'};
  const node = elementOf('ApiOperation', {operation: 'listItems'}, [text]);
  const list = printNode(operationOf(descriptionOf(document), node));
  expect(list).toMatch(
    /^<Operation id="op-list-items" method="get" path="\/projects\/{id}\/items" title="List the items"><div><Tabs /,
  );
  expect(list).toContain(
    '</Tabs></div><div>Of one project.<dl><dt>Scope</dt><dd>`projects:read`</dd>',
  );
  expect(list).toMatch(/<\/dl><\/div><code lang="json".*<\/code><\/Operation>$/s);
});

it('shows an example of each variant of the body', () => {
  expect(make({operation: 'createItem'})).toContain(
    '<Tabs><TabItem value="action" label="action"><code lang="json">{"type": "action", "title": "Order"}</code></TabItem><TabItem value="risk" label="risk">',
  );
  expect(make({operation: 'updateItem'})).not.toContain('<Tabs><TabItem');
});

it('shows the examples of body and response that the page selects', () => {
  const first = make({operation: 'createItem'});
  expect(first).toContain('It is open.');
  expect(first).toContain('"id": 1');
  expect(make({operation: 'createItem', reply: 'risk'}, 'fr')).toContain('"id": 2');
  expect(make({operation: 'updateItem'})).toContain('"title": "Order"');
  expect(make({operation: 'updateItem', example: 'wrong'}, 'fr')).toContain('"title": ""');
});
