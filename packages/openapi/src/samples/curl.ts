import type {SampleRequest} from './request';

/** Characters that a query may hold as they are. */
const plain = /^[\w.,:-]*$/;

/** Prints a request as a command for curl, which fails where the API refuses. */
export function printCurl(request: SampleRequest): string {
  const {method, tokenVariable, base, path, query, headers, body, kept} = request;
  const flags = [
    '--fail-with-body',
    ...(kept.length > 0 ? ['-i'] : []),
    ...(query.length > 0 ? ['-G'] : []),
    ...(method === 'GET' ? [] : [`-X ${method}`]),
  ];
  return [
    `curl ${flags.join(' ')}`,
    quote(base + path),
    `-H "Authorization: Bearer $${tokenVariable}"`,
    ...(body === undefined ? [] : ['-H "Content-Type: application/json"']),
    ...headers.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...query.map(([name, value]) => {
      const flag = plain.test(value) ? '-d' : '--data-urlencode';
      return `${flag} ${quote(`${name}=${value}`)}`;
    }),
    ...(body === undefined ? [] : [`-d ${inSingleQuotes(JSON.stringify(body, null, 2))}`]),
  ].join(' \\\n  ');
}

/** Double quotation marks where nothing in the text means something to the shell. */
function quote(text: string): string {
  return /["$`\\!]/.test(text) ? inSingleQuotes(text) : `"${text}"`;
}

function inSingleQuotes(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`).replaceAll('\n', '\n  ')}'`;
}
