import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, it, onTestFinished, vi} from 'vitest';
import {folderWith, writeFiles} from '../../../packages/content/src/__tests__/files';
import {rawRequest} from '../../support/rawRequest';
import {freePort} from '../../support/freePort';
import {localConfiguration} from '../../support/nginx';
import {isLive, logTimeout} from './site';

const script = path.resolve('deploy/release.sh');

/** Creates a folder with builds that `deploy/release.sh` can deploy to its folder `served`. */
async function createReleases() {
  const root = folderWith({'served/.keep': ''});
  const port = await freePort();
  const configuration = localConfiguration(port, root, path.join(root, 'log'));
  writeFiles(root, {'deploy/nginx/nginx.conf': configuration});
  const rules = fs.readFileSync('build-nginx/http.conf', 'utf8');
  let count = 0;
  const build = () => {
    count += 1;
    writeFiles(root, {
      'build/index.html': `script ${count}`,
      'build/.complete': '',
      'build-nginx/http.conf': rules,
      'build-nginx/server.conf': `add_header Policy "script ${count}" always;`,
      // Releases are named by time, to the second.
      'bin/date': `#!/bin/sh\necho ${count}\n`,
    });
    fs.chmodSync(path.join(root, 'bin/date'), 0o755);
  };
  const release = (target = 'served', BASE_PATH = '/') => {
    const PATH = `${path.join(root, 'bin')}:${process.env.PATH}:/usr/sbin`;
    return spawnSync('bash', [script, target], {
      cwd: root,
      env: {...process.env, PATH, BASE_PATH},
      encoding: 'utf8',
    });
  };
  const deploy = () => {
    build();
    expect(release()).toMatchObject({status: 0});
  };
  return {root, port, build, release, deploy};
}

it.skipIf(isLive)('refuses builds and targets that it would deploy wrongly', async () => {
  const {root, build, release} = await createReleases();
  const inRoot = (file: string) => path.join(root, file);
  build();
  fs.rmSync(inRoot('build/.complete'));
  expect(release().stderr).toContain('There is no complete build');
  build();
  expect(release('served', 'guide').stderr).toContain('begin and end it with a slash');
  fs.mkdirSync(inRoot('a #b'));
  expect(release('a #b').stderr).toContain('has other characters than letters');
  fs.mkdirSync(inRoot('served/next'));
  expect(release().stderr).toContain('served/next is a folder');
  expect(fs.readdirSync(inRoot('served')).sort()).toEqual(['.keep', 'next']);
});

it.skipIf(isLive)('a deployment ignores what interrupted commands left', async () => {
  const {root, build, release} = await createReleases();
  fs.symlinkSync('elsewhere', path.join(root, 'served/next'));
  build();
  writeFiles(root, {'build/index.html.br.part': ''});
  expect(release()).toMatchObject({status: 0});
  expect(fs.readdirSync(path.join(root, 'served')).sort()).toEqual(['.keep', '1', 'current']);
  expect(fs.readdirSync(path.join(root, 'served/current/site')).sort()).toEqual([
    '.complete',
    'index.html',
  ]);
});

it.skipIf(isLive)('a deployment switches pages and their script policy together', async () => {
  const {root, port, deploy} = await createReleases();
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
  await vi.waitFor(fetchHome, logTimeout);

  const responses: Awaited<ReturnType<typeof fetchHome>>[] = [];
  for (const version of [2, 3, 4]) {
    deploy();
    await vi.waitUntil(
      async () => {
        const response = await fetchHome();
        responses.push(response);
        return response.page === `script ${version}`;
      },
      {...logTimeout, interval: 1},
    );
  }
  expect(responses.length).toBeGreaterThanOrEqual(3);
  expect(responses.filter(({page, policy}) => page !== policy)).toEqual([]);
});
