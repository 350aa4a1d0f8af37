import {setTimeout as sleep} from 'node:timers/promises';

const passing = ['rate-limited', 'unavailable', 'conflict'];

async function createOnce(key, item) {
  let failure;
  for (const pause of [1, 2, 4, 8, 16]) {
    let wait = pause;
    try {
      const response = await fetch(
        'https://brumeval.telescope.example/api/v1/projects/PRJ-101/items',
        {
          method: 'POST',
          headers: {
            Authorization: `Bearer ${process.env.TELESCOPE_TOKEN}`,
            'Content-Type': 'application/json',
            'Idempotency-Key': key,
          },
          body: JSON.stringify(item),
          signal: AbortSignal.timeout(30_000),
        },
      );
      const reply = await response.json();
      if (response.ok) {
        return reply.data;
      }
      failure = new Error(`${reply.type}: ${reply.detail}`);
      if (!passing.includes(reply.code)) {
        break;
      }
      wait = Number(response.headers.get('Retry-After') ?? pause);
    } catch (error) {
      failure = error;
    }
    await sleep(1000 * wait);
  }
  throw failure;
}

const item = await createOnce('5f0c7a52-order-spares', {
  type: 'action',
  title: 'Order spare validators',
  owner_id: 'USR-6',
  end_date: '2025-07-18',
  priority: 'high',
});
console.log(item);
