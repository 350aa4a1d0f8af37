import {printCall, printValue, type Json, type Notation} from './printValue';
import type {SampleRequest} from './request';

const notation: Notation = {
  indent: '  ',
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : text(name)),
  text,
  constant: String,
};

export function printJavaScript(request: SampleRequest): string {
  const {method, path, query, body, hasResponseBody} = request;
  const headers = [
    ['Authorization', `\`Bearer \${process.env.${request.tokenVariable}}\``],
    ...(body === undefined ? [] : [['Content-Type', text('application/json')]]),
    ...request.headers.map(([name, value]) => [name, text(value)]),
  ];
  const printed = [
    ...request.responseHeaders.map((name) => `response.headers.get('${name}')`),
    hasResponseBody ? 'data' : 'response.status',
  ];
  return [
    `const base = ${text(request.base)};`,
    ...(query.length > 0
      ? [`const query = new URLSearchParams(${value(Object.fromEntries(query))});`]
      : []),
    `const response = await fetch(\`\${base}${path}${query.length > 0 ? '?${query}' : ''}\`, {`,
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    '  headers: {',
    ...headers.map(([name, code]) => `    ${notation.key(name!)}: ${code},`),
    '  },',
    ...(body === undefined ? [] : [`  body: JSON.stringify(${value(body, '  ')}),`]),
    '});',
    'if (!response.ok) {',
    '  throw new Error(`${response.status} ${await response.text()}`);',
    '}',
    ...(hasResponseBody ? ['const {data} = await response.json();'] : []),
    printCall('console.log', printed, ';', '  '),
  ].join('\n');
}

function value(json: Json, currentIndent = ''): string {
  return printValue(json, notation, currentIndent);
}

function text(value: string): string {
  const escaped = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"');
  return `'${escaped.replaceAll("'", String.raw`\'`)}'`;
}
