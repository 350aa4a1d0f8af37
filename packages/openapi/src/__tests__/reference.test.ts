import {elementOf} from '@guide/content/mdx';
import {expect, it} from 'vitest';
import {printNode} from '../../../remark/src/__tests__/applyStep';
import {detailsOf} from '../details';
import {findOperation} from '../operations';
import {operationOf, resourceOf, resources} from '../reference';
import type {Links} from '../types';
import {descriptionOf} from './descriptionOf';

const document = `
tags: [{name: items, x-displayName: Work}]
servers: [{url: https://items.example}]
paths:
  /items:
    parameters: [{$ref: '#/components/parameters/Locale'}]
    get:
      operationId: listItems
      summary: List the items
      tags: [items]
      security: [{token: [items:read]}]
      x-codes: [L-1]
      parameters:
        - {name: filter, in: query}
        - {name: expand, in: query}
        - {name: page, in: query, description: From 1.}
      responses:
        200:
          description: One page.
          headers: {X-Request-Id: {}}
          content:
            application/json:
              schema: {properties: {data: {items: {$ref: '#/components/schemas/Item'}}}}
              examples: {first: {value: 1}, other: {value: 2}}
        400: {$ref: '#/components/responses/Invalid'}
    post:
      operationId: createItem
      summary: Create an item
      security: [{token: []}]
      x-codes: [M-2]
      parameters: [{name: Key, in: header, required: true, description: A new one.}]
      requestBody:
        content:
          application/json:
            schema: {$ref: '#/components/schemas/ItemInput'}
            examples: {task: {value: {type: task}}, risk: {value: {type: risk}}}
      responses:
        201: {description: It was created., headers: {ETag: {}, X-Request-Id: {}}}
        400: {$ref: '#/components/responses/Invalid'}
        409: {description: 'In use: \`conflict\`.', x-codes: [M-1]}
components:
  parameters: {Locale: {name: locale, in: query}}
  responses: {Invalid: {description: 'Wrong: \`invalid\`.'}}
  schemas:
    Item:
      properties:
        id: {type: string, pattern: '^ITM-[1-9][0-9]*$'}
        owner_id: {type: string, pattern: '^USR-[1-9][0-9]*$'}
        place_id: {type: string, pattern: '^(USR|ITM)-[1-9][0-9]*$'}
    ItemInput:
      required: [title]
      properties: {title: {}, note: {}, end: {x-required-when: for a task}, 'log[].day': {}}
      oneOf:
        - {required: [cause], properties: {type: {const: risk}, cause: {}}}
        - {properties: {type: {const: task}}}
    UserAccount: {properties: {id: {type: string, pattern: '^USR-[1-9][0-9]*$'}}}
  x-problems: [{slug: invalid}, {slug: conflict}]
  x-codes:
    - {code: M-1, status: 409, problem: conflict}
    - {code: M-2, status: 409, problem: conflict}
    - {code: M-3, status: 409, problem: conflict}
    - {code: L-1, status: 200}
`;

const operation = (attributes: Record<string, string>, text = '') =>
  elementOf('ApiOperation', attributes, text ? [{type: 'text', value: text}] : []);
const print = (...given: Parameters<typeof operation>) =>
  printNode(operationOf(descriptionOf(document), operation(...given)));

function details(id: string, locale = 'en', links: Links = {}): string[] {
  const description = descriptionOf(document, locale, links);
  return detailsOf(findOperation(description, id), description).map(([term, value]) =>
    `${term}: ${value.map(printNode).join('')}`.replaceAll(/<\/?(list|listItem)>/g, ''),
  );
}

it('lists requests by area, with links to their operations', () => {
  const table = printNode(resources(descriptionOf(document)));
  expect(table.split(/(?=<tbody>|<tr>)/)).toEqual([
    '<FilteredTable><table className="stacked"><thead>',
    '<tr><th>Request</th><th>Scope</th></tr></thead>',
    '<tbody>',
    '<tr><th colSpan="2" scope="rowgroup">Work</th></tr>',
    '<tr><td><link url="#op-list-items"><span data-method="get">GET</span> `/items`</link> / List the items</td><td>`items:read`</td></tr></tbody>',
    '<tbody>',
    '<tr><td><link url="#op-create-item"><span data-method="post">POST</span> `/items`</link> / Create an item</td><td>none</td></tr></tbody></table></FilteredTable>',
  ]);
});

it('folds the operations of a resource below its fields', () => {
  const operations = ['listItems', 'createItem'].map((id) => operation({operation: id}));
  const page = elementOf('ApiResource', {schema: 'ItemInput'}, operations);
  const printed = printNode(resourceOf(descriptionOf(document), page));
  expect(printed).toMatch(/^<Resource id="item-input" methods="get post">Field and type /);
  expect(printed.indexOf('`title`')).toBeLessThan(printed.indexOf('<ApiOperation'));
});

it('shows the sample, the text of a page, the details and the response', () => {
  expect(print({operation: 'listItems'}, 'Of one project.')).toMatch(
    /^<Operation id="op-list-items" method="get" path="\/items" title="List the items"><div><Tabs .*<\/Tabs><\/div><div>Of one project\.<dl><dt>Scope<\/dt><dd>`items:read`<\/dd>.*<\/dl><\/div><code lang="json">1<\/code><\/Operation>$/s,
  );
  expect(print({operation: 'listItems', reply: 'other'})).toContain('<code lang="json">2</code>');
});

it('shows an example of each variant of the body', () => {
  expect(print({operation: 'createItem'})).toContain(
    '<Tabs><TabItem value="task" label="task"><code lang="json">{"type": "task"}</code></TabItem><TabItem value="risk" label="risk">',
  );
});

it('describes parameters, bodies, responses and errors', () => {
  expect(details('listItems')).toEqual([
    'Scope: `items:read`',
    'Optional parameters: ' +
      '<paragraph>`filter`: by fields of `Item`</paragraph>' +
      '<paragraph>`expand`: `owner`, `place` (`Item`, `UserAccount`)</paragraph>' +
      '<paragraph>`page`: From 1.</paragraph>' +
      '<paragraph>`locale`</paragraph>',
    'Response: <paragraph><strong>200</strong> <span>One page. In `code`: import codes</span></paragraph>',
    'Errors: <paragraph>400 as for every request</paragraph>',
    'Operation ID: `listItems`',
  ]);
  expect(details('createItem', 'fr')).toEqual([
    'Paramètres obligatoires: <paragraph>`Key` : A new one.</paragraph>',
    'Paramètres facultatifs: `locale`',
    'Corps: ' +
      '<paragraph>JSON avec des champs de `Item`</paragraph>' +
      '<paragraph>Champs obligatoires : `title`</paragraph>' +
      '<paragraph>Champs obligatoires for a task : `end`</paragraph>' +
      '<paragraph>Champs obligatoires pour `risk` : `cause`</paragraph>',
    'Réponse: <paragraph><strong>201</strong> <span>It was created. `ETag`</span></paragraph>',
    'Erreurs: ' +
      '<paragraph><strong>409</strong> `conflict` (`M-1`, `M-2`)</paragraph>' +
      '<paragraph>400 comme pour toutes les requêtes</paragraph>',
    'Identifiant de l’opération: `createItem`',
  ]);
});

it.each([
  [
    'listItems',
    [
      '/common.mdx#record-item `Item`',
      '/routing.mdx#user-account `owner`',
      '/routing.mdx#item `Item`',
      '/routing.mdx#user-account `UserAccount`',
      '/common.mdx#paging `page`',
      '/errors.mdx#codes import codes',
      '/errors.mdx#table as for every request',
    ],
  ],
  [
    'createItem',
    [
      '/routing.mdx#item `Item`',
      '/routing.mdx#field-item-title `title`',
      '/routing.mdx#field-item-end `end`',
      '/routing.mdx#field-item-cause `cause`',
      '/errors.mdx#etag `ETag`',
      '/errors.mdx#error-conflict `conflict`',
      '/errors.mdx#table as for every request',
    ],
  ],
])('links names of %s to the sections that explain them', (id, expected) => {
  const links = details(id, 'en', {
    errors: '/errors.mdx#table',
    codes: '/errors.mdx#codes',
    records: '/common.mdx#by-record',
    resources: '/routing.mdx',
    names: {page: '/common.mdx#paging', ETag: '/errors.mdx#etag'},
  });
  const urls = links.join('').matchAll(/url="([^"]*)" data-term="">([^<]*)/g);
  expect([...urls].map(([, url, text]) => `${url} ${text}`)).toEqual(expected);
});
