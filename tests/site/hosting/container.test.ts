import {execFile} from 'node:child_process';
import fs from 'node:fs';
import {promisify} from 'node:util';
import {describe, expect, inject, it} from 'vitest';
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

describe.skipIf(isLive)('the container', () => {
  it('starts nginx as a non-root user, with the files of a verified build', () => {
    expect(containerfile.match(/^COPY .*/gm)).toEqual([
      'COPY deploy/nginx/nginx.conf ./nginx.conf',
      'COPY build-nginx ./generated',
      'COPY build ./site$BASE_PATH',
    ]);
    expect(readInstruction('RUN --mount=type=bind,target=/context')).toBe(
      'test -e /context/build/.complete',
    );
    expect(readInstruction('USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(JSON.parse(readInstruction('ENTRYPOINT'))).toContain(readInstruction('WORKDIR'));
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
