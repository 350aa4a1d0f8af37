import {send, sleep} from './send.mjs';

async function followRun(path) {
  // A minute, then 74 more: a run takes 60 at most.
  for (let reading = 1; reading <= 86; reading += 1) {
    const {data} = await send('GET', path);
    if (!['queued', 'running'].includes(data.status)) {
      return data;
    }
    await sleep(reading <= 12 ? 5 : 60);
  }
  throw new Error(`${path} has not ended after 75 minutes`);
}

const run = await followRun('/api/v1/runs/RUN-303');
console.log(run.status);
