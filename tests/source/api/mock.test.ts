import {afterAll, beforeAll, beforeEach, describe, expect, inject, it} from 'vitest';
import {describeApi, root} from './support/description';
import {startMock, tokenWith, type Mock} from './support/mock';
import {readSchemas} from './support/schemas';

const schemas = readSchemas(describeApi('en'));
let mock: Mock;
beforeAll(async () => {
  mock = await startMock(schemas, inject('prism'));
});
beforeEach(() => mock.reset());
afterAll(() => mock.close());

const spares = describeApi('en').document.components.examples!['order-spares']!.value as object;

interface Sent {
  token?: string;
  headers?: Record<string, string>;
  body?: object;
}

async function ask(
  request: string,
  {token = tokenWith('projects:write'), headers = {}, body}: Sent = {},
) {
  const [method, path] = request.split(' ');
  const response = await fetch(mock.origin + root + path, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body ? {'Content-Type': 'application/json'} : {}),
      ...headers,
    },
    body: body && JSON.stringify(body),
  });
  const {problem = '', operation} = mock.exchanges.at(-1)!;
  const place = schemas.placeOf(operation);
  const text = await response.text();
  if (place && text) {
    expect(schemas.faultsInReply(place, response.status, JSON.parse(text))).toEqual([]);
  }
  return `${response.status} ${problem}`.trim();
}

const change = (version: string): Sent => ({
  headers: {'If-Match': version},
  body: {status: 'in_progress', progress: 20},
});

describe('the mock refuses what the description does not allow', () => {
  it.each<[string, string, Sent?]>([
    ['an unknown token', 'GET /me 401 invalid-token', {token: 'secret'}],
    [
      'a scope that does not suffice',
      'POST /projects/PRJ-101/items 403 insufficient-scope',
      {token: tokenWith('projects:read'), body: spares},
    ],
    ['a scope of another family', 'GET /roadmaps 403 insufficient-scope'],
    ['an unknown path', 'GET /views 404 not-found'],
    ['an unknown method', 'DELETE /me 405 method-not-allowed'],
    ['an unknown parameter', 'GET /items?per_page=2 400 invalid-request'],
    ['a page that is too deep', 'GET /items?page=51&page_size=200 400 invalid-request'],
    [
      'an unknown field',
      'POST /projects/PRJ-101/items 422 validation-error',
      {body: {...spares, colour: 'red'}},
    ],
    [
      'a field that is missing',
      'POST /projects/PRJ-101/items 422 validation-error',
      {body: {type: 'action', title: 'Order'}},
    ],
    [
      'a change without If-Match',
      'PATCH /items/ACT-207 428 precondition-required',
      {body: {progress: 20}},
    ],
    ['a change of an older version', 'PATCH /items/ACT-207 412 precondition-failed', change('"0"')],
  ])('%s', async (_, said, sent) => {
    const [method, path, ...answer] = said.split(' ');
    expect(await ask(`${method} ${path}`, sent)).toBe(answer.join(' '));
  });

  it('a key that was used for another body, and repeats the first reply for the same', async () => {
    const sent = {headers: {'Idempotency-Key': 'spares'}, body: spares};
    const request = 'POST /projects/PRJ-101/items';
    expect(await ask(request, sent)).toBe('201');
    expect(await ask(request, sent)).toBe('201');
    expect(mock.exchanges[1]!.headers['Idempotent-Replayed']).toBe('true');
    expect(await ask(request, {...sent, body: {...spares, title: 'Order'}})).toBe(
      '422 idempotency-key-reused',
    );
  });

  it('a version that has changed', async () => {
    expect(await ask('PATCH /items/ACT-207', change('"1"'))).toBe('200');
    expect(await ask('PATCH /items/ACT-207', change('"1"'))).toBe('412 precondition-failed');
    expect(await ask('PATCH /items/ACT-207', change('"2"'))).toBe('200');
    expect(await ask('GET /items/ACT-207', {headers: {'If-None-Match': '"3"'}})).toBe('304');
  });
});
