import {isDeepStrictEqual} from 'node:util';
import {send} from './send.mjs';

const path = '/api/v1/items/ACT-207';
const change = {status: 'in_progress', progress: 20};

/** Compares the fields to change. Skips write-only ones like comment. */
function matches(record, other) {
  return Object.keys(change)
    .filter((field) => field in record)
    .every((field) => isDeepStrictEqual(record[field], other[field]));
}

async function changeSafely() {
  let before = await send('GET', path);
  let response;
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    response = await send('PATCH', path, {
      headers: {'If-Match': before.etag},
      body: change,
    });
    if (response.status !== 412) {
      return response.data;
    }
    const now = await send('GET', path);
    if (!matches(now.data, before.data)) {
      // Was it this program, and only the response was lost?
      if (matches(now.data, change)) {
        return now.data;
      }
      break;
    }
    before = now;
  }
  const {status, type, detail} = response;
  throw new Error(`PATCH ${path}: ${status} ${type}: ${detail}`);
}

console.log(await changeSafely());
