import {once} from 'node:events';
import fs from 'node:fs/promises';
import http, {type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {decodeUrlPart} from '@guide/built-site/decodeUrlPart';

export type StaticServer = Awaited<ReturnType<typeof startStaticServer>>;

export interface SentResponse {
  path: string;
  bytes: number;
  isPrefetch: boolean;
}

export interface StaticServerOptions {
  /** For paths that don't exist. */
  missing?: {file: string; status: number};
  /** Default: true. Large files take a second. */
  isCompressed?: boolean;
  headers?: Record<string, string>;
  /** For example `/guide/`. Default: `/`. */
  basePath?: string;
  /** Replaces a response; `undefined` closes the connection. */
  change?: (
    pathname: string,
    response: StaticResponse,
  ) => StaticResponse | undefined | Promise<StaticResponse | undefined>;
}

interface StaticResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const notFound: StaticResponse = {status: 404, headers: {}, body: Buffer.from('Not found')};

const isText = /^(?:text|application)\/|^image\/svg/;

/** Compresses with the highest quality, Node's default. */
export const brotli = promisify(zlib.brotliCompress);

/** Serves a folder on a free port, with cached Brotli files. */
export async function startStaticServer(
  folder: string,
  {
    missing = {file: '/404.html', status: 404},
    isCompressed = true,
    headers = {},
    basePath = '/',
    change = (_, unchanged) => unchanged,
  }: StaticServerOptions = {},
) {
  let root = path.resolve(folder);
  const requests: string[] = [];
  const sent: SentResponse[] = [];
  const files = new Map<string, Promise<StaticResponse | undefined>>();
  const read = (pathname: string) => {
    const file = root + pathname;
    const cached = files.get(file) ?? readFileResponse(root, pathname, isCompressed);
    files.set(file, cached);
    return cached;
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // `new URL(path, base)` would parse `//host/` as another host.
    const {pathname} = new URL(`http://unused${request.url ?? '/'}`);
    requests.push(pathname);
    const found = pathname.startsWith(basePath)
      ? ((await read(pathname.slice(basePath.length - 1))) ?? {
          ...((await read(missing.file)) ?? notFound),
          status: missing.status,
        })
      : notFound;
    const changed = await change(pathname, found);
    if (!changed) {
      response.destroy();
      return;
    }
    sent.push({
      path: pathname,
      bytes: changed.body.length,
      isPrefetch: String(request.headers['sec-purpose']).startsWith('prefetch'),
    });
    response.writeHead(changed.status, {...headers, ...changed.headers}).end(changed.body);
  }

  const server = http.createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    /** Base URL without a trailing slash. */
    address: origin + basePath.slice(0, -1),
    requests,
    sent,
    /** Switches to another folder, like a deployment. */
    serve: (nextFolder: string) => {
      root = path.resolve(nextFolder);
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function readFileResponse(
  root: string,
  pathname: string,
  isCompressed: boolean,
): Promise<StaticResponse | undefined> {
  const file = path.join(root, decodeUrlPart(pathname.replace(/\/$/, '/index.html')));
  if (!file.startsWith(root + path.sep)) {
    return undefined;
  }
  const content = await fs.readFile(file).catch(() => undefined);
  if (!content) {
    return undefined;
  }
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  const body = isCompressed && isText.test(type) ? await brotli(content) : content;
  return {
    status: 200,
    headers: {
      'content-type': type,
      'content-length': String(body.length),
      ...(body !== content && {'content-encoding': 'br', vary: 'accept-encoding'}),
      'cache-control': pathname.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
    },
    body,
  };
}
