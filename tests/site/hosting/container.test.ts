import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {globSync} from 'tinyglobby';
import {describe, expect, inject, it, onTestFinished} from 'vitest';
import {parse} from 'yaml';
import {folderWith} from '../../../packages/content/src/__tests__/files';
import {writeChecksums} from '../../../packages/hosting/src/checksums';
import {features} from '../../../src/config/features';
import {defaultLocale} from '../../../src/config/locales';
import {readSettings} from '../../../src/config/settings';
import {buildDir} from '../../support/build';
import {basePath, isLive} from './site';

const containerfile = fs.readFileSync('deploy/nginx/Containerfile', 'utf8');
const execFileAsync = promisify(execFile);

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

/** Runs the steps of `deploy/nginx/Containerfile` without a container. */
describe.skipIf(isLive)('the container', () => {
  it('starts nginx with the files it copies, and only the writable paths of compose', async () => {
    const root = folderWith();
    const uid = process.getuid?.() === 0 ? 33 : undefined;
    const copies = [...containerfile.matchAll(/^COPY (\S+) \.\/(\S+)$/gm)];
    const sources = copies.map(([, from]) => from);
    expect(sources).toEqual(['deploy/nginx/nginx.conf', 'build-nginx', 'build']);
    for (const [, from, to] of copies) {
      const target = path.join(root, to!.replace('$BASE_PATH', basePath), '.');
      fs.cpSync(from!.replace(/^build/, buildDir), target, {recursive: true});
    }
    const settings = readSettings({TELESCOPE_READER_REPORTS: '/_reader'});
    for (const {hostRules} of features(settings, defaultLocale)) {
      fs.appendFileSync(path.join(root, 'generated/http.conf'), hostRules?.http ?? '');
      fs.appendFileSync(path.join(root, 'generated/server.conf'), hostRules?.server ?? '');
    }
    for (const file of globSync('extras/*/deploy/*.conf')) {
      fs.copyFileSync(file, path.join(root, path.basename(file)));
    }
    const compose = parse(fs.readFileSync('deploy/compose.yaml', 'utf8'), {merge: true}) as {
      services: {site: {read_only: boolean; tmpfs: string[]; volumes: string[]}};
    };
    const {read_only: isReadOnly, tmpfs, volumes} = compose.services.site;
    expect(isReadOnly).toBe(true);
    const mounts = volumes.map((volume) => volume.split(':'));
    const writable = [...tmpfs, ...mounts.flatMap(([, to, mode]) => (mode ? [] : [to!]))];
    for (const folder of writable) {
      fs.mkdirSync(root + folder, {recursive: true});
      fs.chmodSync(root + folder, 0o777);
    }
    for (const file of globSync('{,generated/}*.conf', {cwd: root, absolute: true})) {
      const text = writable.reduce(
        (result, folder) => result.replaceAll(`${folder}/`, `${root}${folder}/`),
        fs.readFileSync(file, 'utf8'),
      );
      fs.writeFileSync(file, text.replace('/dev/stdout', `${root}/tmp/log`));
    }
    // Everything else is read-only, as in the container. Only root can remove such a folder.
    onTestFinished(() => fs.chmodSync(root, 0o755));
    fs.chmodSync(root, 0o555);
    const [command, ...args] = JSON.parse(readInstruction('ENTRYPOINT')) as string[];
    expect(args).toContain(workdir);
    const localArgs = args.map((arg) => arg.replace(workdir, root));
    // Testing a configuration doesn't listen on its port.
    const test = execFileAsync(`/usr/sbin/${command}`, [...localArgs, '-t'], {uid, gid: uid});
    expect((await test).stderr).toContain('test is successful');
  });

  it('refuses an incomplete build', async () => {
    const command = /^RUN --mount=type=bind,target=(\S+) cd \1 && (.*)$/m.exec(containerfile)![2]!;
    const root = folderWith({'build/index.html': '', 'build-nginx/server.conf': ''});
    fs.cpSync('deploy/verify.sh', path.join(root, 'deploy/verify.sh'));
    const check = () => execFileAsync('bash', ['-c', command], {cwd: root});
    writeChecksums(path.join(root, 'build'));
    await check();
    fs.rmSync(path.join(root, 'build/index.html'));
    await expect(check()).rejects.toMatchObject({code: 1});
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
