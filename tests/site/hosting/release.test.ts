import {execFileSync, spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, it, onTestFinished, vi} from 'vitest';
import {folderWith, writeFiles} from '../../../packages/content/src/__tests__/files';
import {rawRequest} from '../../support/rawRequest';
import {freePort} from '../../support/freePort';
import {localConfiguration} from '../../support/nginx';
import {isLive} from './site';

const script = path.resolve('deploy/release.sh');

it.skipIf(isLive)('a deployment switches pages and their script policy together', async () => {
  const root = folderWith({'served/.keep': ''});
  const port = await freePort();
  const configuration = localConfiguration(port, root, path.join(root, 'log'));
  writeFiles(root, {'deploy/nginx/nginx.conf': configuration});
  const rules = fs.readFileSync('build-nginx/http.conf', 'utf8');
  let deployCount = 0;
  const deploy = () => {
    deployCount += 1;
    writeFiles(root, {
      'build/index.html': `script ${deployCount}`,
      'build-nginx/http.conf': rules,
      'build-nginx/server.conf': `add_header Policy "script ${deployCount}" always;`,
      // Releases are named by time, to the second.
      'bin/date': `#!/bin/sh\necho ${deployCount}\n`,
    });
    fs.chmodSync(path.join(root, 'bin/date'), 0o755);
    const PATH = `${path.join(root, 'bin')}:${process.env.PATH}:/usr/sbin`;
    execFileSync('bash', [script, 'served'], {cwd: root, env: {...process.env, PATH}});
  };
  deploy();

  const current = path.join(root, 'served/current');
  const args = ['-p', current, '-c', `${current}/nginx.conf`, '-e', path.join(root, 'log')];
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  const nginx = spawn('/usr/sbin/nginx', [...args, '-g', `daemon off;${user}`]);
  onTestFinished(async () => {
    const closed = new Promise((resolve) => nginx.once('close', resolve));
    nginx.kill();
    await closed;
  });
  const headers = {connection: 'close'};
  const fetchHome = async () => {
    const response = await rawRequest(`http://127.0.0.1:${port}`, '/', {headers});
    return {page: response.body.toString(), policy: response.headers.policy};
  };
  await vi.waitFor(fetchHome, {timeout: 10_000});

  const responses: Awaited<ReturnType<typeof fetchHome>>[] = [];
  for (const version of [2, 3, 4]) {
    deploy();
    await vi.waitUntil(
      async () => {
        const response = await fetchHome();
        responses.push(response);
        return response.page === `script ${version}`;
      },
      {timeout: 10_000, interval: 1},
    );
  }
  expect(responses.length).toBeGreaterThanOrEqual(3);
  expect(responses.filter(({page, policy}) => page !== policy)).toEqual([]);
});
