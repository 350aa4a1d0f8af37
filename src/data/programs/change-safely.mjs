import {send} from './send.mjs';

const path = '/api/v1/items/ACT-207';
const change = {status: 'in_progress', progress: 20};

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const agree = (one, other) =>
  Object.keys(change).every((field) => same(one[field], other[field]));

async function changeSafely() {
  let before = await send('GET', path);
  let reply;
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    reply = await send('PATCH', path, {
      headers: {'If-Match': before.etag},
      body: change,
    });
    if (reply.status !== 412) {
      return reply.data;
    }
    const now = await send('GET', path);
    // Perhaps by a request of ours whose response was lost.
    if (agree(now.data, change)) {
      return now.data;
    }
    if (!agree(now.data, before.data)) {
      break;
    }
    before = now;
  }
  throw new Error(`${reply.type}: ${reply.detail}`);
}

console.log(await changeSafely());
