import http, {type IncomingHttpHeaders} from 'node:http';
import https from 'node:https';

/** Response as sent: it isn't decompressed, and redirects aren't followed. */
export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** Header names and values, alternating. */
  rawHeaders: string[];
  body: Buffer;
}

export interface RawRequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request without normalising the path. */
export function rawRequest(
  site: string,
  path: string,
  {method = 'GET', headers = {}, body}: RawRequestOptions = {},
): Promise<RawResponse> {
  const {protocol, hostname, port, pathname} = new URL(site);
  const {request: sendRequest} = protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const fullPath = pathname.replace(/\/$/, '') + path;
    const options = {hostname, port, path: fullPath, method, headers};
    const request = sendRequest(options, (response) => {
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
