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
  body?: string;
}

/** Asks a site, by its address, for a path in it, which is sent as it is written. */
export function ask(
  site: string,
  path: string,
  {method = 'GET', headers = {}, body}: Question = {},
): Promise<Answer> {
  const {protocol, hostname, port, pathname} = new URL(site);
  const {request: open} = protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const whole = pathname.replace(/\/$/, '') + path;
    const options = {hostname, port, path: whole, method, headers};
    const request = open(options, (response) => {
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
    request.on('error', reject);
    request.end(body);
  });
}
