import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, it, onTestFinished, vi} from 'vitest';
import {folderWith, writeFiles} from '../../../packages/content/src/__tests__/files';
import {writeChecksums} from '../../../packages/hosting/src/checksums';
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
      'build-nginx/http.conf': rules,
      'build-nginx/server.conf': `add_header Policy "script ${count}" always;`,
      // Releases are named by time, to the second.
      'bin/date': `#!/bin/sh\necho ${count}\n`,
    });
    fs.chmodSync(path.join(root, 'bin/date'), 0o755);
    fs.rmSync(path.join(root, 'build-nginx/SHA256SUMS'), {force: true});
    writeChecksums(path.join(root, 'build'));
  };
  const release = () => {
    const PATH = `${path.join(root, 'bin')}:${process.env.PATH}:/usr/sbin`;
    return spawnSync('bash', [script, 'served'], {
      cwd: root,
      env: {...process.env, PATH},
      encoding: 'utf8',
    });
  };
  const deploy = () => {
    build();
    expect(release()).toMatchObject({status: 0});
  };
  return {root, port, build, release, deploy};
}

it.skipIf(isLive)('refuses a build that is incomplete or does not match its rules', async () => {
  const {root, build, release} = await createReleases();
  const inRoot = (file: string) => path.join(root, file);
  const faults: Record<string, () => void> = {
    // Removed when a build begins, and written when it has succeeded.
    SHA256SUMS: () => fs.rmSync(inRoot('build-nginx/SHA256SUMS')),
    'build/index.html': () => fs.rmSync(inRoot('build/index.html')),
    'build-nginx/server.conf': () => fs.appendFileSync(inRoot('build-nginx/server.conf'), '#'),
  };
  for (const [file, damage] of Object.entries(faults)) {
    build();
    damage();
    const {status, stderr} = release();
    expect([file, status]).toEqual([file, 1]);
    expect(stderr).toMatch(new RegExp(`${file}[^]*run npm run build and npm run compress first`));
  }
  expect(fs.readdirSync(inRoot('served'))).toEqual(['.keep']);
});

it.skipIf(isLive)('a deployment ignores what interrupted commands left', async () => {
  const {root, deploy} = await createReleases();
  fs.symlinkSync('elsewhere', path.join(root, 'served/next'));
  writeFiles(root, {'build/index.html.br.part': ''});
  deploy();
  expect(fs.readdirSync(path.join(root, 'served')).sort()).toEqual(['.keep', '1', 'current']);
  expect(fs.readdirSync(path.join(root, 'served/current/site'))).toEqual(['index.html']);
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
