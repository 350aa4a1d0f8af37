import {expect, it} from 'vitest';
import {printNode} from '../../../remark/src/__tests__/applyStep';
import {detailsOf} from '../details';
import {findOperation} from '../operations';
import type {Links} from '../types';
import {descriptionOf} from './descriptionOf';

const document = `
paths:
  /items:
    parameters: [{$ref: '#/components/parameters/Locale'}]
    get:
      operationId: listItems
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
        400: {$ref: '#/components/responses/Invalid'}
    post:
      operationId: createItem
      security: [{token: []}]
      x-codes: [M-2]
      parameters: [{name: Key, in: header, required: true, description: A new one.}]
      requestBody:
        content: {application/json: {schema: {$ref: '#/components/schemas/ItemInput'}}}
      responses:
        201: {description: It was created., headers: {ETag: {}, X-Request-Id: {}}}
        400: {$ref: '#/components/responses/Invalid'}
        409: {description: 'In use: \`conflict\`.', x-codes: [M-1]}
        422: {description: 'Not now: \`unprocessable\`.', x-codes: [M-3]}
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
      anyOf:
        - {required: [cause], properties: {type: {const: risk}, cause: {}}}
        - {properties: {type: {const: task}}}
    UserAccount: {properties: {id: {type: string, pattern: '^USR-[1-9][0-9]*$'}}}
  x-problems: [{slug: invalid}, {slug: conflict}, {slug: unprocessable}]
  x-codes:
    - {code: M-1, status: 409, problem: conflict}
    - {code: M-2, status: 409, problem: conflict}
    - {code: M-3, status: 422, problem: unprocessable}
    - {code: M-4, status: 409, problem: conflict}
    - {code: L-1, status: 200}
`;

function details(operation: string, locale = 'en', links: Links = {}): string[] {
  const description = descriptionOf(document, locale, links);
  return detailsOf(findOperation(description, operation), description).map(([term, value]) =>
    `${term}: ${value.map(printNode).join('')}`.replaceAll(/<\/?(list|listItem)>/g, ''),
  );
}

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
      '<paragraph><strong>422</strong> `unprocessable` (`M-3`)</paragraph>' +
      '<paragraph>400 comme pour toutes les requêtes</paragraph>',
    'Identifiant de l’opération: `createItem`',
  ]);
});

it('links names to the sections that explain them', () => {
  const links = {
    errors: '/errors.mdx#table',
    codes: '/errors.mdx#codes',
    records: '/common.mdx#by-record',
    resources: '/routing.mdx',
    names: {page: '/common.mdx#paging', ETag: '/errors.mdx#etag'},
  };
  const urls = (operation: string) =>
    details(operation, 'en', links)
      .join('')
      .match(/(?<=url=")[^"]*" data-term="">[^<]*/g)!
      .map((link) => link.replace('" data-term="">', ' '));
  expect(urls('listItems')).toEqual([
    '/common.mdx#record-item `Item`',
    '/routing.mdx#user-account `owner`',
    '/routing.mdx#item `Item`',
    '/routing.mdx#user-account `UserAccount`',
    '/common.mdx#paging `page`',
    '/errors.mdx#codes import codes',
    '/errors.mdx#table as for every request',
  ]);
  expect(urls('createItem')).toEqual([
    '/routing.mdx#item `Item`',
    '/routing.mdx#field-item-title `title`',
    '/routing.mdx#field-item-end `end`',
    '/routing.mdx#field-item-cause `cause`',
    '/errors.mdx#etag `ETag`',
    '/errors.mdx#error-conflict `conflict`',
    '/errors.mdx#code-m-1 `M-1`',
    '/errors.mdx#code-m-2 `M-2`',
    '/errors.mdx#error-unprocessable `unprocessable`',
    '/errors.mdx#code-m-3 `M-3`',
    '/errors.mdx#table as for every request',
  ]);
});
