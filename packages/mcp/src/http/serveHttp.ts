import http, {type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {hostHeaderValidation, originValidation, toNodeHandler} from '@modelcontextprotocol/node';
import {createMcpHandler, type McpServerFactory} from '@modelcontextprotocol/server';

/** Others reach it through a proxy, which bounds how often they may ask. */
const HOST = '127.0.0.1';

/** Where the server answers. */
const ENDPOINT = '/mcp';

/** What a connection may take. */
const bounds = {
  /** Of a message, in bytes: the longest call has a few hundred. */
  body: 64 * 1024,
  connections: 2000,
  /** In milliseconds. */
  headers: 5000,
  request: 10_000,
  idle: 30_000,
  /** Streams that wait for changes, of which there are none. */
  subscriptions: 16,
};

export interface HttpOptions {
  port: number;
  /** Names by which it may be called, and whose pages may call it, besides those of this machine. */
  allow: readonly string[];
}

/**
 * Serves over Streamable HTTP, without sessions: each request stands alone.
 *
 * @param report told what goes wrong
 * @throws when the port is not free
 * @see https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http
 */
export async function serveHttp(
  factory: McpServerFactory,
  {port, allow}: HttpOptions,
  report: (error: unknown) => void,
) {
  const handler = createMcpHandler(factory, {
    maxRequestBodySize: bounds.body,
    maxSubscriptions: bounds.subscriptions,
    onerror: report,
  });
  const single = {
    fetch: async (request: Request) => (await refusal(request)) ?? handler.fetch(request),
  };
  const handle = toNodeHandler(single, {maxRequestBodySize: bounds.body, onerror: report});
  const names = ['localhost', HOST, '[::1]', ...allow];
  const hasHost = hostHeaderValidation(names);
  const hasOrigin = originValidation(names);

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!hasHost(request, response) || !hasOrigin(request, response)) {
      return;
    }
    if (request.url?.replace(/\?.*/, '') !== ENDPOINT) {
      response.writeHead(404, json);
      response.end(errorOf(-32_000, `There is nothing here: the server is at ${ENDPOINT}.`));
    } else if (request.method !== 'POST') {
      response.writeHead(405, {...json, allow: 'POST'});
      response.end(errorOf(-32_000, 'Messages are sent with POST.'));
    } else {
      await handle(request, response);
    }
  }

  const server = http.createServer(
    {
      headersTimeout: bounds.headers,
      requestTimeout: bounds.request,
      connectionsCheckingInterval: 1000,
    },
    (request, response) => {
      respond(request, response).catch((error: unknown) => {
        report(error);
        response.destroy();
      });
    },
  );
  server.maxConnections = bounds.connections;
  server.timeout = bounds.idle;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  const {port: given} = server.address() as AddressInfo;
  return {
    /** `http://127.0.0.1:8765/mcp` */
    address: `http://${HOST}:${given}${ENDPOINT}`,
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

/** Refuses several messages in one request, which would count as one where requests are counted. */
async function refusal(request: Request): Promise<Response | undefined> {
  const text = await request.clone().text();
  return /^\s*\[/.test(text)
    ? new Response(errorOf(-32_600, 'A request holds one message.'), {status: 400, headers: json})
    : undefined;
}
