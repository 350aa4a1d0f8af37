import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {describe, expect, inject, it} from 'vitest';
import {buildDir} from '../../support/build';
import {localConfiguration} from '../../support/nginx';
import {basePath} from './site';

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

describe.skipIf(process.env.SITE)('the container', () => {
  it('starts nginx with the files where it copies them', async () => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'container-'));
    const workdir = instruction('WORKDIR');
    const copies = [...file.matchAll(/^COPY (\S+) \.\/(\S+)$/gm)];
    expect(copies).toHaveLength(3);
    for (const [, from, to] of copies) {
      const source = path.resolve(from!.replace(/^build/, buildDir));
      const target = path.join(root, to!.replace('$BASE_PATH', basePath), '.');
      expect(fs.existsSync(source)).toBe(true);
      fs.mkdirSync(path.dirname(target), {recursive: true});
      fs.symlinkSync(source, target);
    }
    fs.rmSync(path.join(root, 'nginx.conf'));
    fs.writeFileSync(
      path.join(root, 'nginx.conf'),
      localConfiguration(8080, root, path.join(root, 'log')),
    );
    const [command, ...args] = JSON.parse(instruction('ENTRYPOINT')) as string[];
    expect(args).toContain(workdir);
    const here = args.map((arg) => arg.replace(workdir, root));
    const {stderr} = await run(`/usr/sbin/${command}`, [...here, '-t']);
    expect(stderr).toContain('test is successful');
    fs.rmSync(root, {recursive: true});
  });

  it('has a user that is not root, and the port of the configuration', () => {
    expect(instruction('USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(fs.readFileSync('deploy/nginx/nginx.conf', 'utf8')).toContain(
      `listen ${instruction('EXPOSE')};`,
    );
  });
});

describe.skipIf(process.env.SITE)('its health check', () => {
  /** How it ends when the site is at a port. */
  function check(port: string): Promise<number> {
    const [command, ...args] = JSON.parse(
      /CMD (\[.*\])/.exec(instruction('HEALTHCHECK'))![1]!,
    ) as string[];
    expect(args.join(' ')).toContain(`/${instruction('EXPOSE')} `);
    return run(
      command!,
      args.map((arg) => arg.replace(instruction('EXPOSE'), port)),
      {env: {...process.env, BASE_PATH: basePath}},
    ).then(
      () => 0,
      (error: {code: number}) => error.code,
    );
  }

  it('passes while the site answers', async () => {
    expect(await check(new URL(inject('address')).port)).toBe(0);
  });

  it('fails when nothing answers', async () => {
    expect(await check('1')).not.toBe(0);
  });
});
