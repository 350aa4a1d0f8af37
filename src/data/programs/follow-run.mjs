import {setTimeout as sleep} from 'node:timers/promises';

async function followRun(path) {
  for (;;) {
    const response = await fetch(
      `https://brumeval.telescope.example${path}`,
      {
        headers: {Authorization: `Bearer ${process.env.TELESCOPE_TOKEN}`},
      },
    );
    const reply = await response.json();
    if (!response.ok) {
      throw new Error(`${reply.type}: ${reply.detail}`);
    }
    if (!['queued', 'running'].includes(reply.data.status)) {
      return reply.data;
    }
    await sleep(5000);
  }
}

const run = await followRun('/api/v1/runs/RUN-303');
console.log(run.status);
