import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {describe, expect, inject, it} from 'vitest';
import {parse} from 'yaml';
import {folderWith} from '../../../packages/content/src/__tests__/files';
import {receiverRules} from '../../../packages/feedback/src/nginx';
import {buildDir} from '../../support/build';
import {localConfiguration} from '../../support/nginx';
import {basePath, isLive} from './site';

/** Runs the steps of `deploy/nginx/Containerfile` without a container. */
const file = fs.readFileSync('deploy/nginx/Containerfile', 'utf8');
const run = promisify(execFile);

/** Releases of each Node.js line that fix CVE-2026-21717. */
const MINIMUM_NODE: Record<number, [minor: number, patch: number]> = {24: [14, 1]};

interface Service {
  read_only: boolean;
  tmpfs?: string[];
  volumes?: string[];
  cpus?: number;
  mem_limit?: string;
}

function compose(): {services: Record<string, Service>} {
  return parse(fs.readFileSync('deploy/compose.yaml', 'utf8'), {merge: true}) as never;
}

/** @throws unless there is exactly one */
function instruction(name: string): string {
  const found = [...file.matchAll(new RegExp(`^${name} (.*)$`, 'gm'))];
  if (found.length !== 1) {
    throw new Error(`The Containerfile has ${found.length} instructions ${name}.`);
  }
  return found[0]![1]!;
}

const port = instruction('EXPOSE');
const workdir = instruction('WORKDIR');

async function testConfiguration(root: string, user = {}): Promise<void> {
  const [command, ...args] = JSON.parse(instruction('ENTRYPOINT')) as string[];
  expect(args).toContain(workdir);
  const here = args.map((arg) => arg.replace(workdir, root));
  const {stderr} = await run(`/usr/sbin/${command}`, [...here, '-t'], user);
  expect(stderr).toContain('test is successful');
}

describe.skipIf(isLive)('the container', () => {
  it('starts nginx with the files it copies', async () => {
    const root = folderWith();
    const copies = [...file.matchAll(/^COPY (\S+) \.\/(\S+)$/gm)];
    const copied = copies.map(([, from]) => from);
    expect(copied).toEqual(['deploy/nginx/nginx.conf', 'build-nginx', 'build']);
    for (const [, from, to] of copies) {
      const target = path.join(root, to!.replace('$BASE_PATH', basePath), '.');
      fs.mkdirSync(path.dirname(target), {recursive: true});
      fs.symlinkSync(path.resolve(from!.replace(/^build/, buildDir)), target);
    }
    // Testing a configuration doesn't listen on its port.
    const configuration = localConfiguration(Number(port), root, path.join(root, 'log'));
    fs.rmSync(path.join(root, 'nginx.conf'));
    fs.writeFileSync(path.join(root, 'nginx.conf'), configuration);
    await testConfiguration(root);
  });

  it("starts nginx with only the writable paths of compose, including the feedback log's", async () => {
    const root = folderWith();
    const uid = process.getuid?.() === 0 ? 33 : undefined;
    const {read_only: isReadOnly, tmpfs, volumes} = compose().services.site!;
    expect(isReadOnly).toBe(true);
    const mounts = volumes!.map((volume) => volume.split(':'));
    const writable = [...tmpfs!, ...mounts.flatMap(([, to, mode]) => (mode ? [] : [to!]))];
    // Everything else is read-only, as in the container.
    const here = (text: string) =>
      writable.reduce((all, folder) => all.replaceAll(`${folder}/`, `${root}${folder}/`), text);
    for (const folder of writable) {
      fs.mkdirSync(root + folder, {recursive: true});
      fs.chmodSync(root + folder, 0o777);
    }
    const {http, server} = receiverRules('/_reader')!;
    fs.mkdirSync(path.join(root, 'generated'));
    const rules = (name: string) => fs.readFileSync(`${buildDir}-nginx/${name}.conf`, 'utf8');
    const files = {
      'generated/http.conf': rules('http') + http,
      'generated/server.conf': rules('server') + server,
      'nginx.conf': fs.readFileSync('deploy/nginx/nginx.conf', 'utf8'),
      'mcp.conf': fs.readFileSync('deploy/nginx/mcp.conf', 'utf8'),
    };
    for (const [name, text] of Object.entries(files)) {
      const written = here(text).replace('/dev/stdout', `${root}/tmp/log`);
      fs.writeFileSync(path.join(root, name), written);
    }
    fs.chmodSync(root, 0o555);
    expect(mounts.map(([, to]) => to)).toContain(`${workdir}/mcp.conf`);
    await testConfiguration(root, {uid, gid: uid});
  });

  it('limits the MCP server, and has no Node.js version with a known vulnerability', () => {
    const {read_only: isReadOnly, cpus, mem_limit: memory} = compose().services.assistants!;
    expect({isReadOnly, cpus, memory}).toEqual({isReadOnly: true, cpus: 1, memory: '512m'});
    const image = fs.readFileSync('deploy/mcp/Containerfile', 'utf8');
    const [, major, ...rest] = /node:(\d+)\.(\d+)\.(\d+)-slim/.exec(image)!.map(Number);
    const [minor, patch] = MINIMUM_NODE[major!]!;
    expect(rest[0]! * 1000 + rest[1]!).toBeGreaterThanOrEqual(minor * 1000 + patch);
  });

  it('runs as a non-root user, on the port of the configuration', () => {
    expect(instruction('USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(fs.readFileSync('deploy/nginx/nginx.conf', 'utf8')).toContain(`listen ${port};`);
  });

  it('is healthy while the site responds, and not otherwise', async () => {
    const [, check] = /CMD (\[.*\])/.exec(instruction('HEALTHCHECK'))!;
    const [command, ...args] = JSON.parse(check!) as string[];
    expect(args.join(' ')).toContain(`/${port} `);
    const env = {...process.env, BASE_PATH: basePath};
    const checkAt = (other: string) => {
      const there = args.map((arg) => arg.replace(port, other));
      return run(command!, there, {env});
    };
    await checkAt(new URL(inject('address')).port);
    await expect(checkAt('1')).rejects.toMatchObject({code: 1});
  });
});
