import http, {type IncomingHttpHeaders} from 'node:http';
import https from 'node:https';

/** An answer as it came over the line: neither decompressed nor followed. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Names of the headers with their values, one after the other, as they came. */
  rawHeaders: string[];
  body: Buffer;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
}

const TIMEOUT = 30_000;

/** Asks a server for a path, which is sent as it is written. */
export function ask(
  origin: string,
  path: string,
  {method = 'GET', headers = {}}: Question = {},
): Promise<Answer> {
  const {protocol, hostname, port} = new URL(origin);
  const {request: open} = protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const request = open({hostname, port, path, method, headers, timeout: TIMEOUT}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          rawHeaders: response.rawHeaders,
          body: Buffer.concat(chunks),
        }),
      );
    });
    request.on('timeout', () => request.destroy(new Error(`no answer in ${TIMEOUT / 1000} s`)));
    request.on('error', reject);
    request.end();
  });
}
