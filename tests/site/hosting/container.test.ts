import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {describe, expect, inject, it, onTestFinished} from 'vitest';
import {parse} from 'yaml';
import {folderWith} from '../../../packages/content/src/__tests__/files';
import {receiverRules} from '../../../packages/feedback/src/nginx';
import {writeChecksums} from '../../../packages/hosting/src/checksums';
import {buildDir} from '../../support/build';
import {localConfiguration} from '../../support/nginx';
import {basePath, isLive} from './site';

const containerfile = fs.readFileSync('deploy/nginx/Containerfile', 'utf8');
const execFileAsync = promisify(execFile);

/** Releases of each Node.js line that fix CVE-2026-21717. */
const MINIMUM_NODE: Record<number, [minor: number, patch: number]> = {24: [14, 1]};

interface Service {
  read_only: boolean;
  tmpfs?: string[];
  volumes?: string[];
  depends_on?: Record<string, object>;
  cpus?: number;
  mem_limit?: string;
}

function readCompose(): {services: Record<string, Service>} {
  return parse(fs.readFileSync('deploy/compose.yaml', 'utf8'), {merge: true}) as never;
}

/** @throws unless there is exactly one */
function readInstruction(name: string): string {
  const matches = [...containerfile.matchAll(new RegExp(`^${name} (.*)$`, 'gm'))];
  if (matches.length !== 1) {
    throw new Error(`The Containerfile has ${matches.length} instructions ${name}.`);
  }
  return matches[0]![1]!;
}

const port = readInstruction('EXPOSE');
const workdir = readInstruction('WORKDIR');

async function testConfiguration(root: string, user = {}): Promise<void> {
  const [command, ...args] = JSON.parse(readInstruction('ENTRYPOINT')) as string[];
  expect(args).toContain(workdir);
  const localArgs = args.map((arg) => arg.replace(workdir, root));
  const {stderr} = await execFileAsync(`/usr/sbin/${command}`, [...localArgs, '-t'], user);
  expect(stderr).toContain('test is successful');
}

/** Runs the steps of `deploy/nginx/Containerfile` without a container. */
describe.skipIf(isLive)('the container', () => {
  it('starts nginx with the files it copies', async () => {
    const root = folderWith();
    const copies = [...containerfile.matchAll(/^COPY (\S+) \.\/(\S+)$/gm)];
    const sources = copies.map(([, from]) => from);
    expect(sources).toEqual(['deploy/nginx/nginx.conf', 'build-nginx', 'build']);
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
    const {read_only: isReadOnly, tmpfs, volumes} = readCompose().services.site!;
    expect(isReadOnly).toBe(true);
    const mounts = volumes!.map((volume) => volume.split(':'));
    const writable = [...tmpfs!, ...mounts.flatMap(([, to, mode]) => (mode ? [] : [to!]))];
    // Everything else is read-only, as in the container.
    const toLocalPaths = (text: string) =>
      writable.reduce(
        (result, folder) => result.replaceAll(`${folder}/`, `${root}${folder}/`),
        text,
      );
    for (const folder of writable) {
      fs.mkdirSync(root + folder, {recursive: true});
      fs.chmodSync(root + folder, 0o777);
    }
    const {http, server} = receiverRules('/_reader')!;
    fs.mkdirSync(path.join(root, 'generated'));
    const readRules = (name: string) => fs.readFileSync(`${buildDir}-nginx/${name}.conf`, 'utf8');
    const files = {
      'generated/http.conf': readRules('http') + http,
      'generated/server.conf': readRules('server') + server,
      'nginx.conf': fs.readFileSync('deploy/nginx/nginx.conf', 'utf8'),
      'mcp.conf': fs.readFileSync('deploy/nginx/mcp.conf', 'utf8'),
    };
    for (const [name, text] of Object.entries(files)) {
      const localText = toLocalPaths(text).replace('/dev/stdout', `${root}/tmp/log`);
      fs.writeFileSync(path.join(root, name), localText);
    }
    // Only root can remove a folder that isn't writable.
    onTestFinished(() => fs.chmodSync(root, 0o755));
    fs.chmodSync(root, 0o555);
    expect(mounts.map(([, to]) => to)).toContain(`${workdir}/mcp.conf`);
    await testConfiguration(root, {uid, gid: uid});
  });

  it('restarts the MCP server with the site, whose network it shares', () => {
    expect(readCompose().services.assistants!.depends_on).toMatchObject({site: {restart: true}});
  });

  it('refuses an incomplete build', async () => {
    const command = /^RUN --mount=type=bind,target=(\S+) cd \1 && (.*)$/m.exec(containerfile)![2]!;
    const root = folderWith({'build/index.html': '', 'build-nginx/server.conf': ''});
    const check = () => execFileAsync('bash', ['-c', command], {cwd: root});
    writeChecksums(path.join(root, 'build'));
    await check();
    fs.rmSync(path.join(root, 'build/index.html'));
    await expect(check()).rejects.toMatchObject({code: 1});
  });

  it('limits the MCP server, and has no Node.js version with a known vulnerability', () => {
    const {read_only: isReadOnly, cpus, mem_limit: memory} = readCompose().services.assistants!;
    expect({isReadOnly, cpus, memory}).toEqual({isReadOnly: true, cpus: 1, memory: '512m'});
    const image = fs.readFileSync('deploy/mcp/Containerfile', 'utf8');
    const [, major, ...rest] = /node:(\d+)\.(\d+)\.(\d+)-slim/.exec(image)!.map(Number);
    const [minor, patch] = MINIMUM_NODE[major!]!;
    expect(rest[0]! * 1000 + rest[1]!).toBeGreaterThanOrEqual(minor * 1000 + patch);
  });

  it('runs as a non-root user, on the port of the configuration', () => {
    expect(readInstruction('USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(fs.readFileSync('deploy/nginx/nginx.conf', 'utf8')).toContain(`listen ${port};`);
  });

  it('is healthy while the site responds, and not otherwise', async () => {
    const [, check] = /CMD (\[.*\])/.exec(readInstruction('HEALTHCHECK'))!;
    const [command, ...args] = JSON.parse(check!) as string[];
    expect(args.join(' ')).toContain(`/${port} `);
    const env = {...process.env, BASE_PATH: basePath};
    const checkPort = (otherPort: string) => {
      const portArgs = args.map((arg) => arg.replace(port, otherPort));
      return execFileAsync(command!, portArgs, {env});
    };
    await checkPort(new URL(inject('address')).port);
    await expect(checkPort('1')).rejects.toMatchObject({code: 1});
  });
});
