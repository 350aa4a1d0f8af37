import {describe, expect, it} from 'vitest';
import type {Description, OpenApi, Reference} from '../../types';
import {readRequest, sampleLanguages, type Wanted} from '..';

const document = {
  servers: [
    {
      url: 'https://{workspace}.telescope.example/api/v1',
      variables: {workspace: {default: 'brumeval'}},
    },
  ],
  paths: {
    '/items': {
      get: {
        operationId: 'listItems',
        parameters: [
          {name: 'filter', in: 'query', example: {status: 'open'}},
          {name: 'fields', in: 'query', example: ['id']},
          {name: 'Accept-Language', in: 'header', example: 'fr'},
        ],
        responses: {200: {content: {}}},
      },
      post: {
        operationId: 'createItem',
        parameters: [{name: 'Idempotency-Key', in: 'header', example: '5f0c'}],
        requestBody: {
          content: {
            'application/json': {examples: {spares: {$ref: '#/components/examples/spares'}}},
          },
        },
        responses: {201: {headers: {Location: {}, ETag: {}, 'X-Request-Id': {}}, content: {}}},
      },
    },
    '/items/{id}': {
      parameters: [
        {name: 'id', in: 'path', required: true, example: 'ACT-207'},
        {name: 'If-Match', in: 'header', required: true, example: '"1"'},
      ],
      delete: {operationId: 'deleteItem', responses: {204: {}}},
    },
  },
  components: {
    schemas: {},
    examples: {
      spares: {
        value: {
          title: "Order the line's spares",
          progress: 20,
          draft: false,
          end: null,
          tags: ['a', 'b'],
        },
      },
    },
  },
} as unknown as OpenApi;

const description: Description = {
  document,
  locale: 'en',
  resolve: <Value extends object>(value: Value | Reference) =>
    '$ref' in value ? (document.components.examples!.spares as Value) : (value as Value),
};

const read = (wanted: Wanted) => readRequest(description, wanted, 'TELESCOPE_TOKEN');
const print = (language: string, wanted: Wanted) =>
  sampleLanguages.find(({value}) => value === language)!.print(read(wanted));

const due = {
  operation: 'listItems',
  query: 'filter[status]=open,blocked&filter[title][contains]=a b&fields=id,title',
};
const spares = {operation: 'createItem', example: 'spares'};
const deletion = {operation: 'deleteItem'};

describe('a sample', () => {
  it('has the query that the page asks for, and none of its own', () => {
    expect(read(due).query).toEqual([
      ['filter[status]', 'open,blocked'],
      ['filter[title][contains]', 'a b'],
      ['fields', 'id,title'],
    ]);
    expect(read({operation: 'listItems'})).toMatchObject({
      query: [],
      headers: [],
    });
  });

  it('has a value for what is required: that of the page, or the example of the parameter', () => {
    expect(read(deletion)).toMatchObject({
      path: '/items/ACT-207',
      headers: [['If-Match', '"1"']],
    });
    const values = {id: 'ACT-203', 'If-Match': '"2"'};
    expect(read({...deletion, values})).toMatchObject({
      path: '/items/ACT-203',
      headers: [['If-Match', '"2"']],
    });
  });

  it.each<[Wanted, string]>([
    [{operation: 'readItem'}, 'no operation "readItem"'],
    [{operation: 'createItem', example: 'spare'}, 'no example "spare". Known: spares.'],
    [{operation: 'listItems', query: 'per_page=2'}, 'listItems has no parameter "per_page"'],
    [{...deletion, values: {ID: 'ACT-203'}}, 'deleteItem has no parameter "ID"'],
  ])('says what the description does not have: %o', (wanted, message) => {
    expect(() => read(wanted)).toThrow(message);
  });
});

it.each(sampleLanguages)(
  'in $label, a sample reads the token from the variable of the site',
  ({print}) => {
    const code = print(readRequest(description, due, 'HORIZON_TOKEN'));
    expect(code).toMatch(/Bearer .*HORIZON_TOKEN/);
    expect(code).not.toContain('TELESCOPE_TOKEN');
  },
);

describe('in curl', () => {
  it('a query stands apart from the address, and is encoded where it must be', () => {
    expect(print('curl', due)).toBe(
      [
        'curl --fail-with-body -G',
        '"https://brumeval.telescope.example/api/v1/items"',
        '-H "Authorization: Bearer $TELESCOPE_TOKEN"',
        '-d "filter[status]=open,blocked"',
        '--data-urlencode "filter[title][contains]=a b"',
        '-d "fields=id,title"',
      ].join(' \\\n  '),
    );
  });

  it('a body is over several lines, and its apostrophes do not end it', () => {
    expect(print('curl', spares)).toContain(
      `  -H "Idempotency-Key: 5f0c" \\\n  -d '{\n    "title": "Order the line'\\''s spares",\n    "progress": 20,`,
    );
  });

  it('the headers of a reply are shown where the client needs them', () => {
    expect(print('curl', spares)).toMatch(/^curl --fail-with-body -i -X POST /);
    expect(print('curl', deletion)).toContain(`-H 'If-Match: "1"'`);
  });
});

describe('in JavaScript', () => {
  it('a body is a literal of the language', () => {
    expect(print('javascript', spares)).toBe(
      `const base = 'https://brumeval.telescope.example/api/v1';
const response = await fetch(\`\${base}/items\`, {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.TELESCOPE_TOKEN}\`,
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
  const problem = await response.json();
  throw new Error(\`\${problem.type}: \${problem.detail}\`);
}
const {data} = await response.json();
console.log(
  response.headers.get('Location'),
  response.headers.get('ETag'),
  data,
);`,
    );
  });

  it('a reply without a body is not read', () => {
    expect(print('javascript', deletion)).not.toContain('data');
  });

  it('a query is made by the browser’s own means', () => {
    const code = print('javascript', due);
    expect(code).toContain("  'filter[title][contains]': 'a b',\n  fields: 'id,title',\n});");
    expect(code).toContain('fetch(`${base}/items?${query}`, {');
  });
});

describe('in Python', () => {
  it('a body is a literal of the language', () => {
    expect(print('python', spares)).toBe(
      `import os
import requests

base = "https://brumeval.telescope.example/api/v1"
response = requests.post(
    f"{base}/items",
    headers={
        "Authorization": f"Bearer {os.environ['TELESCOPE_TOKEN']}",
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
    problem = response.json()
    raise SystemExit(f"{problem['type']}: {problem['detail']}")
print(
    response.headers["Location"],
    response.headers["ETag"],
    response.json()["data"],
)`,
    );
  });

  it('an ETag keeps its quotation marks', () => {
    expect(print('python', deletion)).toContain(`"If-Match": '"1"',`);
  });
});
