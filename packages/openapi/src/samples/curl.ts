import type {SampleRequest} from './request';

/** Values that don't need URL encoding. */
const unreserved = /^[\w.,:-]*$/;

export function printCurl(request: SampleRequest): string {
  const {method, base, path, query, headers, body, responseHeaders} = request;
  const flags = [
    '--fail-with-body',
    ...(responseHeaders.length > 0 ? ['-i'] : []),
    ...(query.length > 0 ? ['-G'] : []),
    ...(method === 'GET' ? [] : [`-X ${method}`]),
  ];
  return [
    `curl ${flags.join(' ')}`,
    quote(base + path),
    `-H "Authorization: Bearer $${request.tokenVariable}"`,
    ...(body === undefined ? [] : ['-H "Content-Type: application/json"']),
    ...headers.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...query.map(([name, value]) => {
      const flag = unreserved.test(value) ? '-d' : '--data-urlencode';
      return `${flag} ${quote(`${name}=${value}`)}`;
    }),
    ...(body === undefined ? [] : [`-d ${inSingleQuotes(JSON.stringify(body, null, 2))}`]),
  ].join(' \\\n  ');
}

/** Quotes a shell argument. */
function quote(text: string): string {
  return /["$`\\!]/.test(text) ? inSingleQuotes(text) : `"${text}"`;
}

function inSingleQuotes(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`).replaceAll('\n', '\n  ')}'`;
}
