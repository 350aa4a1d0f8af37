import http, {type IncomingHttpHeaders} from 'node:http';

/** An answer as it came over the line: neither decompressed nor followed. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Names of the headers with their values, one after the other, as they came. */
  rawHeaders: string[];
  body: Buffer;
}

/** Asks a server for a path, which is sent as it is written. */
export function ask(
  origin: string,
  path: string,
  {method = 'GET', headers = {}}: {method?: string; headers?: Record<string, string>} = {},
): Promise<Answer> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = http.request({hostname, port, path, method, headers}, (response) => {
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
    request.end();
  });
}
