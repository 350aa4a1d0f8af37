import {expect, it} from 'vitest';
import {descriptionOf} from '../../__tests__/descriptionOf';
import {sampleLanguages, type SampleLanguage} from '..';
import {buildRequest, type SampleOptions} from '../request';

const description = descriptionOf(`
servers:
  - url: https://{workspace}.telescope.example/api/v1
    variables: {workspace: {default: brumeval}}
paths:
  /items:
    get:
      operationId: listItems
      parameters:
        - {name: filter, in: query, example: {status: open}}
        - {name: fields, in: query, example: [id]}
        - {name: Accept-Language, in: header, example: fr}
      responses: {200: {content: {}}}
    post:
      operationId: createItem
      parameters: [{name: Idempotency-Key, in: header, example: 5f0c}]
      requestBody:
        content:
          application/json: {examples: {spares: {$ref: '#/components/examples/spares'}}}
      responses: {201: {headers: {Location: {}, ETag: {}, X-Request-Id: {}}, content: {}}}
  /items/{id}:
    parameters:
      - {name: id, in: path, required: true, example: ACT-207}
      - {name: If-Match, in: header, required: true, example: '"1"'}
    delete: {operationId: deleteItem, responses: {204: {}}}
components:
  examples:
    spares:
      value: {title: Order the line's spares, progress: 20, draft: false, end: null, tags: [a, b]}
`);

const print = (language: SampleLanguage['value'], options: SampleOptions) =>
  sampleLanguages.find(({value}) => value === language)!.print(buildRequest(description, options));

const due = {
  operation: 'listItems',
  query: 'filter[status]=open,blocked&filter[title][contains]=a b&fields=id,title',
};
const spares = {operation: 'createItem', example: 'spares'};
const deletion = {operation: 'deleteItem'};

const curl = (flags: string, path: string, ...more: string[]) =>
  [
    `curl --fail-with-body ${flags}`.trimEnd(),
    `"https://brumeval.telescope.example/api/v1${path}"`,
    '-H "Authorization: Bearer $TOKEN"',
    ...more,
  ].join(' \\\n  ');

it.each<[string, SampleOptions, string]>([
  [
    'a query, encoded where necessary',
    due,
    curl(
      '-G',
      '/items',
      '-d "filter[status]=open,blocked"',
      '--data-urlencode "filter[title][contains]=a b"',
      '-d "fields=id,title"',
    ),
  ],
  [
    'other values of required parameters',
    {...deletion, values: {id: 'ACT-203', 'If-Match': '"2"'}},
    curl('-X DELETE', '/items/ACT-203', `-H 'If-Match: "2"'`),
  ],
  // `-i` prints the response headers, which the client needs.
  [
    'escaped apostrophes in the body',
    spares,
    curl(
      '-i -X POST',
      '/items',
      '-H "Content-Type: application/json"',
      '-H "Idempotency-Key: 5f0c"',
      `-d '{
    "title": "Order the line'\\''s spares",
    "progress": 20,
    "draft": false,
    "end": null,
    "tags": [
      "a",
      "b"
    ]
  }'`,
    ),
  ],
])('prints a curl command with %s', (_, options, command) => {
  expect(print('curl', options)).toBe(command);
});

it('prints JavaScript: body as literals, query, and response body if there is one', () => {
  expect(print('javascript', spares)).toBe(
    `const base = 'https://brumeval.telescope.example/api/v1';
const response = await fetch(\`\${base}/items\`, {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.TOKEN}\`,
    'Content-Type': 'application/json',
    'Idempotency-Key': '5f0c',
  },
  body: JSON.stringify({
    title: 'Order the line\\'s spares',
    progress: 20,
    draft: false,
    end: null,
    tags: ['a', 'b'],
  }),
});
if (!response.ok) {
  throw new Error(\`\${response.status} \${await response.text()}\`);
}
const {data} = await response.json();
console.log(
  response.headers.get('Location'),
  response.headers.get('ETag'),
  data,
);`,
  );
  expect(print('javascript', deletion)).not.toContain('data');
  const query = print('javascript', due);
  expect(query).toContain("  'filter[title][contains]': 'a b',\n  fields: 'id,title',\n});");
  expect(query).toContain('fetch(`${base}/items?${query}`, {');
});

it('prints Python: body as literals, and ETags with their quotation marks', () => {
  expect(print('python', spares)).toBe(
    `import os
import requests

base = "https://brumeval.telescope.example/api/v1"
response = requests.post(
    f"{base}/items",
    headers={
        "Authorization": f"Bearer {os.environ['TOKEN']}",
        "Idempotency-Key": "5f0c",
    },
    json={
        "title": "Order the line's spares",
        "progress": 20,
        "draft": False,
        "end": None,
        "tags": ["a", "b"],
    },
    timeout=30,
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
print(
    response.headers["Location"],
    response.headers["ETag"],
    response.json()["data"],
)`,
  );
  expect(print('python', deletion)).toContain(`"If-Match": '"1"',`);
});

it.each<[SampleOptions, string]>([
  [
    {operation: 'createItem', example: 'spare'},
    'unknown body of createItem "spare". Did you mean spares?',
  ],
  [{operation: 'listItems', query: 'per_page=2'}, 'listItems has no parameter "per_page"'],
  [{...deletion, values: {ID: 'ACT-203'}}, 'deleteItem has no parameter "ID"'],
])('rejects names missing from the description: %o', (options, message) => {
  expect(() => print('curl', options)).toThrow(message);
});
