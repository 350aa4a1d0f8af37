import http, {type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {hostHeaderValidation, originValidation, toNodeHandler} from '@modelcontextprotocol/node';
import {createMcpHandler, type McpServerFactory} from '@modelcontextprotocol/server';
import {log} from '../log';

/** Only local: other machines connect through a proxy, which limits the rate. */
const HOST = '127.0.0.1';

const ENDPOINT = '/mcp';

export const httpLimits = {
  /** Valid calls have a few hundred bytes. */
  bodyBytes: 64 * 1024,
  headersTimeoutMs: 5000,
  requestTimeoutMs: 10_000,
  idleTimeoutMs: 30_000,
  /** They share a processor and memory. */
  pendingCalls: 64,
};

export interface HttpOptions {
  port: number;
  /** Host names accepted in `Host` and `Origin`, besides localhost. */
  allow: readonly string[];
}

/**
 * Starts a server for the Streamable HTTP transport.
 *
 * @see https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http
 */
export async function serveHttp(factory: McpServerFactory, {port, allow}: HttpOptions) {
  const handler = createMcpHandler(factory, {
    maxRequestBodySize: httpLimits.bodyBytes,
    // Streams of change notifications, which this server never sends.
    maxSubscriptions: 0,
    onerror: log,
  });
  let pendingCalls = 0;
  /** The body is complete: slow clients don't take the place of others. */
  const fetch = async (request: Request) => {
    if (pendingCalls >= httpLimits.pendingCalls) {
      return tooBusy();
    }
    pendingCalls += 1;
    try {
      const response = (await rejectBatch(request)) ?? (await handler.fetch(request));
      // A stream ends with its call.
      return new Response(await response.text(), response);
    } finally {
      pendingCalls -= 1;
    }
  };
  const handle = toNodeHandler({fetch}, {maxRequestBodySize: httpLimits.bodyBytes, onerror: log});
  const names = ['localhost', HOST, '[::1]', ...allow];
  const validateHost = hostHeaderValidation(names);
  const validateOrigin = originValidation(names);

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!validateHost(request, response) || !validateOrigin(request, response)) {
      // They respond with 403.
      return;
    }
    if (request.url?.replace(/\?.*/, '') === ENDPOINT) {
      await handle(request, response);
    } else {
      const message = `Not found: the server is at ${ENDPOINT}.`;
      response.writeHead(404, json).end(errorOf(-32_000, message));
    }
  }

  const server = http.createServer(
    {
      headersTimeout: httpLimits.headersTimeoutMs,
      requestTimeout: httpLimits.requestTimeoutMs,
      connectionsCheckingInterval: 1000,
    },
    (request, response) => {
      respond(request, response).catch((error: unknown) => {
        log(error);
        response.destroy();
      });
    },
  );
  server.timeout = httpLimits.idleTimeoutMs;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  const {port: actualPort} = server.address() as AddressInfo;
  return {
    address: `http://${HOST}:${actualPort}${ENDPOINT}`,
    async close() {
      await handler.close();
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    },
  };
}

const json = {'content-type': 'application/json'};

const errorOf = (code: number, message: string) =>
  JSON.stringify({jsonrpc: '2.0', error: {code, message}, id: null});

const tooBusy = () =>
  new Response(errorOf(-32_000, 'Too many calls are waiting: try again in five seconds.'), {
    status: 503,
    headers: {...json, 'retry-after': '5'},
  });

/** Rejects JSON-RPC batches, which rate limits would count as one request. */
async function rejectBatch(request: Request): Promise<Response | undefined> {
  const message = 'Batches aren’t supported: send one message per request.';
  return /^\s*\[/.test(await request.clone().text())
    ? new Response(errorOf(-32_600, message), {status: 400, headers: json})
    : undefined;
}
