import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {folderWith} from '../../../content/src/__tests__/files';
import {lockBuild} from '../buildGuard';

const modulePath = (file: string) => JSON.stringify(path.join(__dirname, '..', file));

const run = (...args: string[]) => spawnSync(process.execPath, args, {encoding: 'utf8'});

it('only one build runs in a folder, but a dead one keeps none from running', () => {
  const file = path.join(folderWith(), 'build.lock');
  expect(lockBuild(file)).toBe(true);
  // For the next language.
  expect(lockBuild(file)).toBe(false);
  fs.writeFileSync(file, `${process.ppid} 1`);
  expect(() => lockBuild(file)).toThrow(
    `Another build is running in this folder, as process ${process.ppid}.`,
  );
  for (const dead of [`${spawnSync('true').pid} 1`, `${process.pid} 1`, '', 'x']) {
    fs.writeFileSync(file, dead);
    expect(lockBuild(file)).toBe(true);
  }
});

it('a build that is stopped fails, and releases the lock', () => {
  const folder = folderWith();
  const code = `process.on('SIGTERM', () => process.exit());
    require(${modulePath('buildGuard.ts')}).guardBuild(${JSON.stringify(folder)});
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => {}, 1e6);`;
  expect(run('--import', 'tsx', '-e', code)).toMatchObject({status: 143});
  expect(fs.readdirSync(folder)).toEqual([]);
});

it('a build that hangs is killed, and the error names its last step', () => {
  const code = `const {Worker} = require('node:worker_threads');
    new Worker(${modulePath('stallWatch.cjs')}, {workerData: 50}).postMessage('pages loaded');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);`;
  const {signal, stderr} = run('-e', code);
  expect(stderr).toContain('it has used no CPU for 0.25 seconds');
  expect(stderr).toContain('Last completed step: pages loaded.');
  expect(signal).toBe('SIGKILL');
});
