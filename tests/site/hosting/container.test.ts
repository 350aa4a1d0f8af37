import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {describe, expect, inject, it, onTestFinished} from 'vitest';
import {buildDir} from '../../support/build';
import {localConfiguration} from '../../support/nginx';
import {basePath, isLive} from './site';

/** What `deploy/nginx/Containerfile` says, done here, where there is no container. */
const file = fs.readFileSync('deploy/nginx/Containerfile', 'utf8');
const run = promisify(execFile);

/** The value of an instruction. @throws when there is none, or one more */
function instruction(name: string): string {
  const found = [...file.matchAll(new RegExp(`^${name} (.*)$`, 'gm'))];
  if (found.length !== 1) {
    throw new Error(`The Containerfile has ${found.length} instructions ${name}.`);
  }
  return found[0]![1]!;
}

const port = instruction('EXPOSE');

describe.skipIf(isLive)('the container', () => {
  it('starts nginx with the files where it copies them', async () => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'container-'));
    onTestFinished(() => fs.rmSync(root, {recursive: true}));
    const copies = [...file.matchAll(/^COPY (\S+) \.\/(\S+)$/gm)];
    expect(copies.map(([, from]) => from)).toEqual([
      'deploy/nginx/nginx.conf',
      'build-nginx',
      'build',
    ]);
    for (const [, from, to] of copies) {
      const target = path.join(root, to!.replace('$BASE_PATH', basePath), '.');
      fs.mkdirSync(path.dirname(target), {recursive: true});
      fs.symlinkSync(path.resolve(from!.replace(/^build/, buildDir)), target);
    }
    // The port is only looked at: nothing listens while a configuration is tested.
    const configuration = localConfiguration(Number(port), root, path.join(root, 'log'));
    fs.rmSync(path.join(root, 'nginx.conf'));
    fs.writeFileSync(path.join(root, 'nginx.conf'), configuration);
    const [command, ...args] = JSON.parse(instruction('ENTRYPOINT')) as string[];
    const workdir = instruction('WORKDIR');
    expect(args).toContain(workdir);
    const here = args.map((arg) => arg.replace(workdir, root));
    const {stderr} = await run(`/usr/sbin/${command}`, [...here, '-t']);
    expect(stderr).toContain('test is successful');
  });

  it('has a user that is not root, and the port of the configuration', () => {
    expect(instruction('USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(fs.readFileSync('deploy/nginx/nginx.conf', 'utf8')).toContain(`listen ${port};`);
  });

  it('is healthy while the site answers, and not when nothing does', async () => {
    const [, check] = /CMD (\[.*\])/.exec(instruction('HEALTHCHECK'))!;
    const [command, ...args] = JSON.parse(check!) as string[];
    expect(args.join(' ')).toContain(`/${port} `);
    const checkAt = (other: string) =>
      run(
        command!,
        args.map((arg) => arg.replace(port, other)),
        {
          env: {...process.env, BASE_PATH: basePath},
        },
      );
    await checkAt(new URL(inject('address')).port);
    await expect(checkAt('1')).rejects.toMatchObject({code: 1});
  });
});
