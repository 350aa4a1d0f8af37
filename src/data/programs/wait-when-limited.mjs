import {setTimeout as sleep} from 'node:timers/promises';

async function readItems() {
  let problem;
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const response = await fetch(
      'https://brumeval.telescope.example/api/v1/items?page_size=200',
      {
        headers: {Authorization: `Bearer ${process.env.TELESCOPE_TOKEN}`},
      },
    );
    if (response.ok) {
      return response.json();
    }
    problem = await response.json();
    if (!problem.type.endsWith('/rate-limited')) {
      break;
    }
    await sleep(1000 * Number(response.headers.get('Retry-After')));
  }
  throw new Error(`${problem.type}: ${problem.request_id}`);
}

console.log(await readItems());
