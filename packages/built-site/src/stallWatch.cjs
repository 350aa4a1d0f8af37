const fs = require('node:fs');
const {parentPort, workerData: intervalMs} = require('node:worker_threads');

const maxIdleIntervals = 5;

let step = 'none';
parentPort.on('message', (completed) => {
  step = completed;
});

let usage = process.cpuUsage();
let idleIntervals = 0;

setInterval(() => {
  const {user, system} = process.cpuUsage(usage);
  usage = process.cpuUsage();
  // 1 % of a core: even a build that gets little CPU uses more.
  const isIdle = (user + system) / 1000 < intervalMs / 100;
  idleIntervals = isIdle ? idleIntervals + 1 : 0;
  if (idleIntervals === maxIdleIntervals) {
    const seconds = (maxIdleIntervals * intervalMs) / 1000;
    // The output of a worker passes through the main thread.
    fs.writeSync(
      2,
      `\nThe build hangs: it has used no CPU for ${seconds} seconds. Last completed step: ${step}. Run it again.\n`,
    );
    process.kill(process.pid, 'SIGKILL');
  }
}, intervalMs);
