import {printCall, printValue, type Json, type Notation} from './printValue';
import type {SampleRequest} from './request';

const notation: Notation = {
  indent: '    ',
  key: (name) => JSON.stringify(name),
  text: (value) => JSON.stringify(value),
  constant: (value) =>
    typeof value === 'number' ? String(value) : value === null ? 'None' : value ? 'True' : 'False',
};

export function printPython(request: SampleRequest): string {
  const {query, body} = request;
  const printed = [
    ...request.responseHeaders.map((name) => `response.headers["${name}"]`),
    request.hasResponseBody ? 'response.json()["data"]' : 'response.status_code',
  ];
  const literal = (value: Json) => printValue(value, notation, notation.indent);
  return [
    'import os',
    'import requests',
    '',
    `base = "${request.base}"`,
    `response = requests.${request.method.toLowerCase()}(`,
    `    f"{base}${request.path}",`,
    '    headers={',
    `        "Authorization": f"Bearer {os.environ['${request.tokenVariable}']}",`,
    ...request.headers.map(([name, value]) => `        "${name}": ${headerText(value)},`),
    '    },',
    ...(query.length > 0 ? [`    params=${literal(Object.fromEntries(query))},`] : []),
    ...(body === undefined ? [] : [`    json=${literal(body)},`]),
    '    timeout=30,',
    ')',
    'if not response.ok:',
    '    raise SystemExit(f"{response.status_code} {response.text}")',
    printCall('print', printed, '', '    '),
  ].join('\n');
}

/** Avoids escaping the quotation marks of ETags. */
function headerText(value: string): string {
  return value.includes('"') && !value.includes("'") ? `'${value}'` : notation.text(value);
}
