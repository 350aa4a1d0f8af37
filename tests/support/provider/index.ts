import {execFileSync} from 'node:child_process';
import {once} from 'node:events';
import http, {type IncomingMessage, type RequestListener, type ServerResponse} from 'node:http';
import https from 'node:https';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {defaultAgent, questionPath, streamAnswer, type AgentScript} from './agent';
import {handleIndexRequest, type Indices} from './indices';

export type {IndexContents} from './indices';

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

export interface ProviderResponse {
  status: number;
  body: unknown;
}

export interface Provider {
  httpPort: number;
  httpsPort: number;
  indices: Indices;
  agent: AgentScript;
  /** In order, including preflights. */
  requests: LoggedRequest[];
  fault?: Fault | undefined;
  stop(): Promise<void>;
}

/** Chromium's `--host-resolver-rules` for the fake provider. */
export function hostRules({httpsPort}: Pick<Provider, 'httpsPort'>): string {
  return ['*.algolia.net', '*.algolianet.com']
    .map((name) => `MAP ${name} 127.0.0.1:${httpsPort}`)
    .join(', ');
}

/** Starts a fake Algolia with the application "APPID" and the keys "searchkey" and "adminkey". */
export async function startProvider(): Promise<Provider> {
  const certificate = makeCertificate('algolia.net');
  const listener: RequestListener = (request, response) => {
    // The client closed the connection.
    respond(request, response, provider).catch(() => response.destroy());
  };
  // Never close idle connections: a busy client would lose its next request.
  const options = {keepAliveTimeout: 0};
  const servers = [
    http.createServer(options, listener),
    https.createServer({...options, key: certificate, cert: certificate}, listener),
  ];
  const [httpPort = 0, httpsPort = 0] = await Promise.all(
    servers.map(async (server) => {
      await once(server.listen(0, '127.0.0.1'), 'listening');
      return (server.address() as AddressInfo).port;
    }),
  );
  const provider: Provider = {
    httpPort,
    httpsPort,
    indices: new Map(),
    agent: defaultAgent,
    requests: [],
    async stop() {
      await Promise.all(
        servers.map((server) => {
          const closed = once(server.close(), 'close');
          server.closeAllConnections();
          return closed;
        }),
      );
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
  {requests, fault, indices, agent}: Provider,
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
  const active = fault?.when(logged) ? fault : undefined;
  await active?.until;
  if (active?.status !== undefined) {
    const {status} = active;
    send(response, {status, body: active.body ?? {message: 'Fault', status}});
  } else {
    // The browser client sends keys in the URL to avoid a preflight.
    const key = request.headers['x-algolia-api-key'] ?? searchParams.get('x-algolia-api-key');
    const rejection = rejectKey(key, logged);
    if (!rejection && path === questionPath) {
      await streamAnswer(response, agent);
    } else {
      send(response, rejection ?? handleIndexRequest(indices, logged));
    }
  }
}

function rejectKey(key: unknown, {path}: LoggedRequest): ProviderResponse | undefined {
  const message =
    key !== 'searchkey' && key !== 'adminkey'
      ? 'Invalid Application-ID or API key'
      : key === 'searchkey' && !path.endsWith('/queries') && path !== questionPath
        ? 'Method not allowed with this API key'
        : undefined;
  return message ? {status: 403, body: {message, status: 403}} : undefined;
}

function send(response: ServerResponse, {status, body}: ProviderResponse): void {
  response.writeHead(status, {'Content-Type': 'application/json'}).end(JSON.stringify(body));
}
