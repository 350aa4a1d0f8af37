import {printCall, printValue, type Json, type Notation} from './printValue';
import type {SampleRequest} from './request';

const constants = new Map<unknown, string>([
  [true, 'True'],
  [false, 'False'],
  [null, 'None'],
]);

const notation: Notation = {
  indent: '    ',
  key: (name) => JSON.stringify(name),
  text: (value) => JSON.stringify(value),
  constant: (value) => constants.get(value) ?? String(value),
};

export function printPython(request: SampleRequest): string {
  const {
    method,
    tokenVariable,
    base,
    path,
    query,
    headers,
    body,
    bodyFile,
    responseHeaders,
    hasResponseBody,
  } = request;
  const printed = [
    ...responseHeaders.map((name) => `response.headers["${name}"]`),
    hasResponseBody ? 'response.json()["data"]' : 'response.status_code',
  ];
  const literal = (value: Json) => printValue(value, notation, notation.indent);
  return [
    'import os',
    'import requests',
    '',
    `base = "${base}"`,
    `response = requests.${method.toLowerCase()}(`,
    `    f"{base}${path}",`,
    '    headers={',
    `        "Authorization": f"Bearer {os.environ['${tokenVariable}']}",`,
    ...(bodyFile ? ['        "Content-Type": "application/json",'] : []),
    ...headers.map(([name, value]) => `        ${notation.text(name)}: ${pythonText(value)},`),
    '    },',
    ...(query.length > 0 ? [`    params=${literal(Object.fromEntries(query))},`] : []),
    ...(bodyFile
      ? [`    data=open("${bodyFile}", "rb"),`]
      : body === undefined
        ? []
        : [`    json=${literal(body)},`]),
    '    timeout=30,',
    ')',
    'if not response.ok:',
    '    raise SystemExit(f"{response.status_code} {response.text}")',
    printCall('print', printed, '', '    '),
  ].join('\n');
}

/** Avoids escaping the quotation marks of ETags. */
function pythonText(value: string): string {
  return value.includes('"') && !value.includes("'") ? `'${value}'` : notation.text(value);
}
