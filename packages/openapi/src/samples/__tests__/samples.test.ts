import {expect, it} from 'vitest';
import {descriptionOf} from '../../__tests__/descriptionOf';
import {sampleLanguages, type SampleLanguage} from '..';
import {buildRequest, type SampleOptions} from '../request';

const description = descriptionOf(`
servers: [{url: 'https://{workspace}.example', variables: {workspace: {default: brumeval}}}]
paths:
  /items:
    get:
      operationId: listItems
      parameters: [{name: filter, in: query}, {name: fields, in: query}]
      responses: {200: {content: {}}}
    post:
      operationId: createItem
      parameters: [{name: Idempotency-Key, in: header, example: 5f0c}]
      requestBody:
        content:
          application/json:
            examples: {spares: {value: {title: The line's spares, draft: false, end: null, tags: [a, b]}}}
      responses: {201: {headers: {ETag: {}, X-Request-Id: {}}, content: {}}}
  /items/{id}:
    parameters:
      - {name: id, in: path, required: true, example: ACT-207}
      - {name: If-Match, in: header, required: true, example: '"1"'}
    delete: {operationId: deleteItem, responses: {204: {}}}
`);

const print = (language: SampleLanguage['value'], options: SampleOptions) =>
  sampleLanguages.find(({value}) => value === language)!.print(buildRequest(description, options));

const list = {operation: 'listItems', query: 'filter[title][contains]=a b&fields=id,title'};
const creation = {operation: 'createItem'};
const deletion = {operation: 'deleteItem'};

// `tests/source/api/samples.test.ts` runs the samples.
it('prints curl commands, quoted and encoded where necessary', () => {
  expect(print('curl', list)).toBe(
    [
      'curl --fail-with-body -G',
      '"https://brumeval.example/items"',
      '-H "Authorization: Bearer $TOKEN"',
      '--data-urlencode "filter[title][contains]=a b"',
      '-d "fields=id,title"',
    ].join(' \\\n  '),
  );
  expect(print('curl', {...deletion, values: {id: 'ACT-203', 'If-Match': '"2"'}})).toMatch(
    /-X DELETE \\\n {2}".*\/items\/ACT-203".* -H 'If-Match: "2"'$/s,
  );
  // `-i` prints the response headers, which the client needs.
  expect(print('curl', creation)).toMatch(/-i -X POST .*"title": "The line'\\''s spares"/s);
});

it('prints JavaScript', () => {
  expect(print('javascript', creation)).toBe(
    `const base = 'https://brumeval.example';
const response = await fetch(\`\${base}/items\`, {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.TOKEN}\`,
    'Content-Type': 'application/json',
    'Idempotency-Key': '5f0c',
  },
  body: JSON.stringify({
    title: 'The line\\'s spares',
    draft: false,
    end: null,
    tags: ['a', 'b'],
  }),
});
if (!response.ok) {
  throw new Error(\`\${response.status} \${await response.text()}\`);
}
const {data} = await response.json();
console.log(response.headers.get('ETag'), data);`,
  );
  expect(print('javascript', deletion)).not.toContain('data');
  expect(print('javascript', list)).toContain('fetch(`${base}/items?${query}`, {');
});

it('prints Python literals, and ETags with their quotation marks', () => {
  expect(print('python', creation)).toContain(`
    json={
        "title": "The line's spares",
        "draft": False,
        "end": None,
        "tags": ["a", "b"],
    },
`);
  expect(print('python', deletion)).toContain(`"If-Match": '"1"',`);
});

it.each<[SampleOptions, string]>([
  [{...creation, example: 'spare'}, 'unknown body of createItem "spare". Did you mean spares?'],
  [{operation: 'listItems', query: 'per_page=2'}, 'listItems has no parameter "per_page"'],
  [{...deletion, values: {ID: 'ACT-203'}}, 'deleteItem has no parameter "ID"'],
])('rejects names missing from the description: %o', (options, message) => {
  expect(() => print('curl', options)).toThrow(message);
});
