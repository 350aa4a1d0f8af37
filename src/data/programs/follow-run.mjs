import {send, sleep} from './send.mjs';

const endStatuses = [
  'completed',
  'completed_with_rejects',
  'failed',
  'cancelled',
  'rolled_back',
];

async function followRun(path) {
  // Every 5 seconds for a minute, then every minute: runs take up to 60.
  const delays = [...Array(12).fill(5), ...Array(74).fill(60)];
  for (const delay of delays) {
    const {data} = await send('GET', path);
    if (endStatuses.includes(data.status)) {
      return data;
    }
    await sleep(delay);
  }
  throw new Error(`${path} has not ended after 75 minutes`);
}

const run = await followRun('/api/v1/runs/RUN-303');
console.log(run.status);
