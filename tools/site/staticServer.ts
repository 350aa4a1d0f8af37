import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import http, {type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {decodePart} from '@guide/built-site/decodePart';

export type StaticServer = Awaited<ReturnType<typeof startStaticServer>>;

export interface SentResponse {
  path: string;
  status: number;
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

export interface StaticResponse {
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

const compress = promisify(zlib.brotliCompress);

const hashedFiles = /^\/assets\//;

/** Serves a folder on a free port, with Brotli 11 (cached), caching headers and a not-found page. */
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
    const {etag} = changed.headers;
    const isUnchanged = etag !== undefined && request.headers['if-none-match'] === etag;
    const status = isUnchanged ? 304 : changed.status;
    const body = isUnchanged || request.method === 'HEAD' ? undefined : changed.body;
    sent.push({
      path: pathname,
      status,
      bytes: body?.length ?? 0,
      isPrefetch: String(request.headers['sec-purpose']).startsWith('prefetch'),
    });
    response.writeHead(status, {...headers, ...changed.headers});
    response.end(body);
  }

  const server = http.createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
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
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Compresses with the highest quality. */
export async function brotli(content: Buffer): Promise<Buffer> {
  return compress(content, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

async function readFileResponse(
  root: string,
  pathname: string,
  isCompressed: boolean,
): Promise<StaticResponse | undefined> {
  const file = path.join(root, decodePart(pathname.replace(/\/$/, '/index.html')));
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
      'cache-control': hashedFiles.test(pathname)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
      etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`,
    },
    body,
  };
}
