import {setTimeout} from 'node:timers/promises';

const origin = 'https://brumeval.telescope.example';

export const sleep = (seconds) => setTimeout(1000 * seconds);

function passes(status, text) {
  if (status === 409) {
    return JSON.parse(text).code === 'conflict';
  }
  return [429, 500, 502, 503, 504].includes(status);
}

/** Sends a request, and again up to five times if what fails passes. */
export async function send(method, path, {headers, body} = {}) {
  let failure;
  let wait;
  for (const pause of [0, 1, 2, 4, 8, 16]) {
    await sleep(wait || pause);
    wait = 0;
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
      if (response.ok || status === 412) {
        const etag = response.headers.get('ETag');
        return {status, etag, ...(status !== 204 && JSON.parse(text))};
      }
      failure = `${status} ${text}`;
      if (!passes(status, text)) {
        break;
      }
      wait = Number(response.headers.get('Retry-After'));
    } catch (error) {
      failure = error.cause ?? error;
    }
  }
  throw new Error(`${method} ${path}: ${failure}`);
}
