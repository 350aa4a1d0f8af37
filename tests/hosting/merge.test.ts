import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {openFormer} from '../../scripts/deployment/former';
import {mergeFormer} from '../../scripts/deployment/mergeFormer';
import {ask} from '../support/ask';
import {buildDir} from '../support/build';
import {startNginx, type Nginx} from '../support/nginx';
import {copyAsOther} from '../support/otherBuild';

const generated = `${buildDir}-nginx`;
const retention = {keep: 5, days: 30};
let dir: string;
let live: Nginx;
beforeAll(async () => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'merge-'));
  copyAsOther(buildDir, path.join(dir, 'old'), 'old');
  copyAsOther(buildDir, path.join(dir, 'newer'), 'newer');
  live = await startNginx(path.join(dir, 'old'), {generated});
});
afterAll(async () => {
  await live.stop();
  fs.rmSync(dir, {recursive: true});
});

it('a build takes the assets over from the live site, and nginx serves both', async () => {
  const [old, newer] = [path.join(dir, 'old'), path.join(dir, 'newer')];
  const now = new Date();
  const first = await mergeFormer({build: old, former: openFormer(live.origin), retention, now});
  expect(first.isFirst).toBe(true);
  const {files} = await mergeFormer({
    build: newer,
    former: openFormer(live.origin),
    retention,
    now,
  });
  expect(files.length).toBeGreaterThan(300);

  const next = await startNginx(newer, {generated});
  try {
    for (const file of first.manifest.deployments[0]!.files) {
      const {status, headers, body} = await ask(next.origin, `/${file}`);
      expect([file, status]).toEqual([file, 200]);
      expect(headers['cache-control']).toContain('immutable');
      expect(body.equals(fs.readFileSync(path.join(old, file)))).toBe(true);
    }
  } finally {
    await next.stop();
  }
});
