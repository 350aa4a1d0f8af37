import {once} from 'node:events';
import http, {type IncomingHttpHeaders, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {inject} from 'vitest';
import {describeApi, exampleOf, root} from './description';
import {runCode, token, type Run} from './runCode';
import {schemasOf} from './schemas';

const schemas = schemasOf('en');

/** A request of a program. */
interface Asked {
  method: string;
  /** With its query. */
  address: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  sent: string;
}

interface Reply {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** What a test has the API do: a reply in place of the one of the description. */
export type Scenario = (asked: Asked, count: number) => Reply | undefined;

/** The line breaks before a reply has come. */
export const broken: Reply = {status: 0};

/** What was asked and answered. */
export interface Exchange extends Asked {
  operation: string;
  status: number;
  body?: unknown;
  /** The end of the `type` of a problem; of any other reply, nothing. */
  problem: string;
  /** What the description does not allow and Prism does not look at. */
  faults: string[];
}

/** An error of the description. */
export function refusal(slug: string, headers: Record<string, string> = {}): Reply {
  const problems = describeApi('en').document.components['x-problems']!;
  const {status} = problems.find((problem) => problem.slug === slug)!;
  return {status, headers, body: exampleOf(slug)};
}

/** Runs code of a page against the API as its description has it: Prism answers, but where a scenario does. */
export async function runOnMock(
  language: string,
  code: string,
  scopes: string[],
  scenario: Scenario = () => undefined,
): Promise<Run & {exchanges: Exchange[]}> {
  const exchanges: Exchange[] = [];
  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const {method = '', url: address = '', headers} = request;
    const {searchParams: query} = new URL(address, 'http://mock');
    const asked = {method, address, query, headers, sent: await text(request)};
    const place = schemas.placeOfRequest(method, address);
    const operation = place.operation.operationId;
    const count = exchanges.filter((exchange) => exchange.operation === operation).length + 1;
    const reply = scenario(asked, count) ?? (await askPrism(asked));
    exchanges.push({
      ...asked,
      ...reply,
      headers,
      operation,
      problem: reply.status < 300 ? '' : (reply.body as {type: string}).type.split('/').at(-1)!,
      faults: [
        ...(headers.authorization === `Bearer ${token}` ? [] : ['no token']),
        ...schemas.faultsInParameters(place, query),
        ...schemas.faultsInScopes(place, scopes),
      ],
    });
    return reply;
  };
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const {status, headers, body} = await answer(request);
    if (status === broken.status) {
      response.destroy();
      return;
    }
    const type = status < 300 ? 'application/json' : 'application/problem+json';
    response.writeHead(status, {...headers, ...(body ? {'content-type': type} : {})});
    response.end(body && JSON.stringify(body));
  };
  const server = http.createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const {port} = server.address() as AddressInfo;
  try {
    return {...(await runCode(language, code, `http://127.0.0.1:${port}`)), exchanges};
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** What the API answers; that a period ends before it begins, no schema says. */
async function askPrism({method, address, headers, sent}: Asked): Promise<Reply> {
  const {start_date: start, end_date: end} = JSON.parse(sent || '{}') as Record<string, string>;
  if (start && end && end < start) {
    return refusal('validation-error');
  }
  const passed = Object.entries(headers).filter(([name]) =>
    /^(?:authorization|content-type|if-match|idempotency-key)$/.test(name),
  );
  const response = await fetch(inject('prism') + address.slice(root.length), {
    method,
    headers: Object.fromEntries(passed) as Record<string, string>,
    body: sent || undefined,
  });
  const reply = await response.text();
  return {
    status: response.status,
    headers: Object.fromEntries(
      [...response.headers].filter(([name]) => /^(?:etag|location|retry-after)$/.test(name)),
    ),
    body: reply ? JSON.parse(reply) : undefined,
  };
}
