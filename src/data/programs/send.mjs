import {setTimeout} from 'node:timers/promises';

const origin = 'https://brumeval.telescope.example';

export const sleep = (seconds) => setTimeout(1000 * seconds);

/** Whether the same request can succeed later. */
function isTemporary(status, text) {
  if (status === 409) {
    return JSON.parse(text).code === 'conflict';
  }
  return [429, 500, 502, 503, 504].includes(status);
}

/** Sends a request, and retries temporary errors up to five times. */
export async function send(method, path, {headers, body} = {}) {
  let error;
  let retryAfter;
  for (const delay of [0, 1, 2, 4, 8, 16]) {
    // The random part keeps clients from retrying at the same moment.
    await sleep((retryAfter || delay) * (1 + Math.random() / 2));
    retryAfter = 0;
    try {
      const response = await fetch(origin + path, {
        method,
        headers: {
          Authorization: `Bearer ${process.env.TELESCOPE_TOKEN}`,
          'Content-Type': 'application/json',
          ...headers,
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(30_000),
      });
      const {status} = response;
      const text = await response.text();
      // A repeated DELETE gets 404 if the first attempt has worked.
      const isDeleted = method === 'DELETE' && status === 404 && error;
      // 412 isn't an error here: the caller decides what to do.
      if (response.ok || status === 412 || isDeleted) {
        const etag = response.headers.get('ETag');
        return {status, etag, ...(status !== 204 && JSON.parse(text))};
      }
      error = `${status} ${text}`;
      if (!isTemporary(status, text)) {
        break;
      }
      retryAfter = Number(response.headers.get('Retry-After'));
    } catch (exception) {
      error = exception.cause ?? exception;
    }
  }
  throw new Error(`${method} ${path}: ${error}`);
}
