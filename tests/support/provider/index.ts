import {execFileSync} from 'node:child_process';
import {once} from 'node:events';
import type {IncomingMessage, ServerResponse} from 'node:http';
import https from 'node:https';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import type {SearchRecord} from 'docusaurus-search-sections/commands';
import {defaultAgent, questionPath, streamAnswer, type AgentScript} from './agent';
import {search, type HostedRequest} from './search';

export const queriesPath = '/1/indexes/*/queries';

export interface LoggedRequest {
  method: string;
  /** Percent-encoded, without the query string. */
  path: string;
  /** Parsed JSON. */
  body: unknown;
}

/** A failure for matching requests, except preflights. */
export interface Fault {
  when: (request: LoggedRequest) => boolean;
  /** Delays the response. */
  until?: Promise<unknown>;
  status?: number;
  body?: unknown;
}

export interface Provider {
  port: number;
  records: readonly SearchRecord[];
  agent: AgentScript;
  /** In order, including preflights. */
  requests: LoggedRequest[];
  fault?: Fault | undefined;
  stop(): Promise<void>;
}

/** Chromium's `--host-resolver-rules` for the fake provider. */
export function hostRules({port}: Provider): string {
  return ['*.algolia.net', '*.algolianet.com']
    .map((name) => `MAP ${name} 127.0.0.1:${port}`)
    .join(', ');
}

/** Starts a fake Algolia with the index "guide" and the key "searchkey". */
export async function startProvider(records: readonly SearchRecord[]): Promise<Provider> {
  const certificate = makeCertificate('algolia.net');
  // Never close idle connections: a busy client would lose its next request.
  const options = {keepAliveTimeout: 0, key: certificate, cert: certificate};
  const server = https.createServer(options, (request, response) => {
    // The client closed the connection.
    respond(request, response, provider).catch(() => response.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const provider: Provider = {
    port: (server.address() as AddressInfo).port,
    records,
    agent: defaultAgent,
    requests: [],
    async stop() {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    },
  };
  return provider;
}

/** Returns a key and its certificate, in PEM. */
function makeCertificate(host: string): string {
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const args = ['req', '-x509', ...curve, '-keyout', '-', '-subj', `/CN=${host}`];
  return execFileSync('openssl', args, {encoding: 'utf8', stdio: 'pipe'});
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  {requests, fault, records, agent}: Provider,
): Promise<void> {
  const {pathname: path, searchParams} = new URL(request.url ?? '/', 'http://unused');
  const {method = ''} = request;
  const body = await text(request);
  const logged = {method, path, body: body && (JSON.parse(body) as unknown)};
  requests.push(logged);
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Methods', '*');
  const requestedHeaders = request.headers['access-control-request-headers'];
  response.setHeader('Access-Control-Allow-Headers', requestedHeaders ?? '*');
  if (method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  const send = (status: number, content: unknown) =>
    response.writeHead(status, {'Content-Type': 'application/json'}).end(JSON.stringify(content));
  const active = fault?.when(logged) ? fault : undefined;
  await active?.until;
  // The browser client sends keys in the URL to avoid a preflight.
  const key = request.headers['x-algolia-api-key'] ?? searchParams.get('x-algolia-api-key');
  if (active?.status !== undefined) {
    const {status} = active;
    send(status, active.body ?? {message: 'Fault', status});
  } else if (key !== 'searchkey') {
    send(403, {message: 'Invalid Application-ID or API key', status: 403});
  } else if (path === questionPath) {
    await streamAnswer(response, agent);
  } else if (path === queriesPath) {
    const {requests: queries} = logged.body as {requests: HostedRequest[]};
    send(200, {results: queries.map((query) => search(records, query))});
  } else {
    send(404, {message: `No such path: ${method} ${path}`, status: 404});
  }
}
