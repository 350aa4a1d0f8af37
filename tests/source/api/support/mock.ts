import {once} from 'node:events';
import http, {type IncomingHttpHeaders, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {root} from './description';
import type {Place, Schemas} from './schemas';

/** A request as the mock takes it. */
export interface Asked {
  place: Place;
  /** With its query. */
  address: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body?: Record<string, unknown>;
}

export interface Reply {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** What a test has the API do: a reply in place of the one of the description, or a line that breaks. */
export type Scenario = (asked: Asked, count: number) => Reply | 'broken' | undefined;

/** What was asked and answered. */
export interface Exchange {
  operation: string;
  status: number;
  /** The end of the `type` of a problem. */
  problem?: string;
  headers: Record<string, string>;
  body: unknown;
}

/** A write or run scope includes the read scope of its family. */
const includes = (given: string, needed: string) =>
  given === needed || (needed.endsWith(':read') && given.split(':')[0] === needed.split(':')[0]);

/** A token of the mock says its scopes. */
export const tokenWith = (...scopes: string[]) => `tlsp_${scopes.join('+')}`;

/**
 * Starts the API, as its description has it: Prism behind a proxy that holds to what a mock has no
 * memory for or does not look at (scopes, parameters that are unknown, `If-Match`, keys that repeat).
 */
export async function startMock(schemas: Schemas, prism: string, scenario?: Scenario) {
  const exchanges: Exchange[] = [];
  const versions = new Map<string, number>();
  const kept = new Map<string, {body: string; reply: Reply}>();
  const counts = new Map<string, number>();

  const answer = async (
    request: IncomingMessage,
  ): Promise<[Place | undefined, Reply | 'broken']> => {
    const address = request.url ?? '';
    const places = address.startsWith(`${root}/`) ? schemas.placesAt(address) : [];
    const place = places.find(({method}) => method === request.method?.toLowerCase());
    const sent = await text(request);
    if (!place) {
      const problem = schemas.description.document.components['x-problems']!.find(
        ({status}) => status === (places.length > 0 ? 405 : 404),
      )!;
      return [undefined, {status: problem.status, body: {...problem, type: problem.slug}}];
    }
    const refuse = (slug: string): [Place, Reply] => [place, refusal(place, slug, address)];
    const {headers} = request;
    const {searchParams: query} = new URL(address, prism);
    const {operationId, security = []} = place.operation;

    const [, token] = /^Bearer tlsp_(\S+)$/.exec(headers.authorization ?? '') ?? [];
    if (token === undefined) {
      return refuse('invalid-token');
    }
    const needed = security.flatMap(({token: scopes = []}) => scopes);
    if (!needed.every((scope) => token.split('+').some((given) => includes(given, scope)))) {
      return refuse('insufficient-scope');
    }
    const faults = schemas.faultsInParameters(place, query.keys());
    if (faults.length > 0 || Number(query.get('page')) * Number(query.get('page_size')) > 10_000) {
      return refuse('invalid-request');
    }
    const body = sent === '' ? undefined : (JSON.parse(sent) as Record<string, unknown>);
    const count = (counts.get(operationId) ?? 0) + 1;
    counts.set(operationId, count);
    const staged = scenario?.({place, address, query, headers, body}, count);

    const key = headers['idempotency-key'] as string | undefined;
    const first = key === undefined ? undefined : kept.get(key);
    if (first && staged === undefined) {
      return first.body === sent
        ? [place, withHeaders(first.reply, {'Idempotent-Replayed': 'true'})]
        : refuse('idempotency-key-reused');
    }
    const path = address.split('?')[0]!;
    const version = `"${versions.get(path) ?? 1}"`;
    const condition = headers['if-match'];
    if (place.operation.responses['428'] && condition === undefined) {
      return refuse('precondition-required');
    }
    if (condition !== undefined && condition !== version) {
      return refuse('precondition-failed');
    }
    if (staged !== undefined && staged !== 'broken') {
      return [place, staged];
    }
    const {start_date: start, end_date: end} = body ?? {};
    if (start && end && end < start) {
      return refuse('validation-error');
    }
    if (headers['if-none-match'] === version) {
      return [place, {status: 304, headers: headersOf(place, 304)}];
    }
    const faultsInBody = body === undefined ? [] : schemas.faultsInBody(place, body);
    if (faultsInBody.length > 0) {
      return refuse('validation-error');
    }
    const reply = await askPrism(place, request, sent, path);
    if (reply.status < 300 && place.method === 'patch') {
      versions.set(path, (versions.get(path) ?? 1) + 1);
    }
    const isOne = reply.headers?.etag !== undefined;
    const told = isOne ? withHeaders(reply, {etag: `"${versions.get(path) ?? 1}"`}) : reply;
    if (key !== undefined && reply.status < 300) {
      kept.set(key, {body: sent, reply: told});
    }
    return [place, staged ?? told];
  };

  /** An error of the description, at the path that was asked. @throws when the operation has none such */
  const refusal = (place: Place, slug: string, address: string): Reply => {
    const {examples, 'x-problems': problems} = schemas.description.document.components;
    const {status} = problems!.find((problem) => problem.slug === slug)!;
    const instance = address.split('?')[0]!;
    const body = {...(examples![slug]!.value as object), instance};
    return {status, headers: headersOf(place, status), body};
  };

  const headersOf = (place: Place, status: number): Record<string, string> => {
    const response = schemas.responseOf(place, status);
    if (!response) {
      throw new Error(`${place.operation.operationId} declares no status ${status}`);
    }
    return Object.fromEntries(
      Object.entries(response.headers ?? {}).map(([name, header]) => {
        const {example} = schemas.description.resolve(header) as {example?: unknown};
        return [name, String(example)];
      }),
    );
  };

  const askPrism = async (
    place: Place,
    {headers, method, url}: IncomingMessage,
    sent: string,
    path: string,
  ): Promise<Reply> => {
    const example = exampleAt(place, path);
    const response = await fetch(prism + url!.slice(root.length), {
      method,
      headers: {
        ...Object.fromEntries(
          ['authorization', 'content-type', 'if-match', 'idempotency-key', 'accept-language']
            .filter((name) => headers[name] !== undefined)
            .map((name) => [name, String(headers[name])]),
        ),
        ...(example ? {prefer: `example=${example}`} : {}),
      },
      body: sent || undefined,
    });
    const reply = await response.text();
    return {
      status: response.status,
      headers: Object.fromEntries(
        [...response.headers].filter(([name]) =>
          /^(?:etag|location|retry-after|x-|ratelimit-)/.test(name),
        ),
      ),
      body: reply ? JSON.parse(reply) : undefined,
    };
  };

  /** The example of the record or the list that is asked for: it names its own address. */
  const exampleAt = (place: Place, path: string): string | undefined => {
    const success = Object.keys(place.operation.responses).find((status) => status < '300')!;
    const {examples = {}} = schemas.responseOf(place, success)!.content?.['application/json'] ?? {};
    return Object.entries(examples).find(([, example]) => {
      const {links} = schemas.description.resolve(example).value as {links?: {self?: string}};
      return links?.self?.split('?')[0] === path;
    })?.[0];
  };

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const [place, reply] = await answer(request);
    const broken = reply === 'broken';
    const {status, headers = {}, body} = broken ? ({status: 0} as Reply) : reply;
    const problem = (body as {type?: string} | undefined)?.type?.split('/').at(-1);
    exchanges.push({
      operation: place?.operation.operationId ?? '',
      status,
      problem: status < 300 ? undefined : problem,
      headers,
      body,
    });
    if (broken) {
      response.destroy();
      return;
    }
    const type = status < 300 ? 'application/json' : 'application/problem+json';
    response.writeHead(status, {...headers, ...(body === undefined ? {} : {'content-type': type})});
    response.end(body === undefined ? undefined : JSON.stringify(body));
  };

  const server = http
    .createServer((request, response) => {
      respond(request, response).catch((error: unknown) => {
        exchanges.push({operation: '', status: 500, problem: String(error), headers: {}, body: ''});
        response
          .writeHead(500)
          .end(`{"type": "/mock", "detail": ${JSON.stringify(String(error))}}`);
      });
    })
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    exchanges,
    /** Forgets what was sent: keys, versions and counts. */
    reset() {
      [versions, kept, counts].forEach((memory) => memory.clear());
      exchanges.length = 0;
    },
    /** Has somebody else change a record. */
    changeElsewhere(path: string) {
      versions.set(root + path, (versions.get(root + path) ?? 1) + 1);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type Mock = Awaited<ReturnType<typeof startMock>>;

function withHeaders(reply: Reply, headers: Record<string, string>): Reply {
  return {...reply, headers: {...reply.headers, ...headers}};
}
