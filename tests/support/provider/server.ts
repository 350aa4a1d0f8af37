import http, {type IncomingMessage, type ServerResponse} from 'node:http';
import https from 'node:https';
import type {AddressInfo} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import {generate} from 'selfsigned';
import {answerChat, defaultChat, type ChatScript} from './chat';
import {takeFault, type Fault} from './faults';
import {answerIndexing} from './indexing';
import {refuse, type Keys} from './keys';
import {failure, type Answer, type LoggedRequest} from './protocol';
import {answerQueries, answerQuery} from './queries';
import {Store} from './store';

/** A hosted provider on this machine. */
export interface Provider {
  httpPort: number;
  httpsPort: number;
  store: Store;
  chat: ChatScript;
  /** Every request, preflights included, in the order in which they came. */
  requests: LoggedRequest[];
  faults: Fault[];
  stop(): Promise<void>;
}

const ownHosts = /^(?:127\.0\.0\.1|localhost|[\w-]+\.algolia\.net|[\w-]+\.algolianet\.com)$/;
const chatHost = 'askai.algolia.com';

const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, PUT, POST, DELETE, OPTIONS',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
};

/**
 * Starts a provider on two free ports of 127.0.0.1, one without and one with TLS.
 *
 * For a browser, map `*.algolia.net`, `*.algolianet.com` and `askai.algolia.com` to the port with
 * TLS and ignore errors of certificates: it signs its own.
 */
export async function startProvider({
  appId = 'APPID',
  searchKey = 'searchkey',
  adminKey = 'adminkey',
}: Partial<Keys> = {}): Promise<Provider> {
  const keys = {appId, searchKey, adminKey};
  const state = {
    store: new Store(),
    chat: structuredClone(defaultChat),
    requests: [] as LoggedRequest[],
    faults: [] as Fault[],
  };
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    respond(request, response).catch((error: unknown) => {
      // A caller that went away needs no answer; anything else is a fault of the stand-in.
      if (!response.destroyed && !response.headersSent) {
        send(response, failure(500, String(error)));
      }
    });
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readText(request);
    const logged = logRequest(request, text);
    provider.requests.push(logged);
    const preflight = logged.method === 'OPTIONS';
    const fault = preflight ? undefined : takeFault(provider.faults, logged);
    if (fault?.delay) {
      await wait(fault.delay, undefined, {ref: false});
    }
    if (fault?.drop) {
      request.socket.destroy();
      return;
    }
    if (fault?.status !== undefined) {
      send(response, {
        status: fault.status,
        body: fault.body ?? failure(fault.status, 'Fault').body,
      });
      return;
    }
    // The assistant answers for itself, preflights included: ./chat.ts.
    if (logged.host === chatHost || logged.path.startsWith('/chat')) {
      if (!answerChat(request, response, text, provider.chat)) {
        send(response, failure(404, 'Not found'));
      }
      return;
    }
    if (preflight) {
      response.writeHead(204, crossOrigin).end();
      return;
    }
    const answer = answerFor(logged, provider.store, keys);
    if (fault?.dropAnswer) {
      request.socket.destroy();
      return;
    }
    send(response, answer);
  }

  const {private: key, cert} = await generate([{name: 'commonName', value: 'algolia.net'}], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  const servers = [http.createServer(handle), https.createServer({key, cert}, handle)];
  const [httpPort = 0, httpsPort = 0] = await Promise.all(servers.map(listen));
  const provider: Provider = {
    httpPort,
    httpsPort,
    ...state,
    async stop() {
      await Promise.all(servers.map(close));
    },
  };
  return provider;
}

function answerFor(request: LoggedRequest, store: Store, keys: Keys): Answer {
  const {host, method, path, body} = request;
  if (!ownHosts.test(host)) {
    return failure(404, `No such host: ${host}`);
  }
  const refusal = refuse(request, keys);
  if (refusal) {
    return refusal;
  }
  if (method === 'POST' && path === '/1/indexes/*/queries') {
    return answerQueries(store, body);
  }
  const [, name] = /^\/1\/indexes\/([^/]+)\/query$/.exec(path) ?? [];
  if (method === 'POST' && name !== undefined) {
    return answerQuery(store, decodeURIComponent(name), body);
  }
  return answerIndexing(store, request) ?? failure(404, `No such path: ${method} ${path}`);
}

function logRequest(request: IncomingMessage, text: string): LoggedRequest {
  const address = new URL(request.url ?? '/', 'http://unused');
  return {
    host: (request.headers.host ?? '').replace(/:\d+$/, ''),
    method: request.method ?? '',
    path: address.pathname,
    query: Object.fromEntries(address.searchParams),
    headers: request.headers,
    body: parse(text),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, {status, body}: Answer): void {
  response.writeHead(status, {...crossOrigin, 'content-type': 'application/json; charset=UTF-8'});
  response.end(JSON.stringify(body));
}

function listen(server: http.Server | https.Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

function close(server: http.Server | https.Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
