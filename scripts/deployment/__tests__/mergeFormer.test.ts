import {execFile} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {openFormer} from '../former';
import {listFiles} from '../../../src/lib/listFiles';
import {mergeFormer} from '../mergeFormer';
import {temporaryFolder, writeBuild} from './sites';

let dir: string;
beforeEach(() => {
  dir = temporaryFolder();
  for (const name of ['one', 'two', 'three']) {
    writeBuild(path.join(dir, name), name);
  }
});
afterEach(() => fs.rmSync(dir, {recursive: true}));

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const at = (name: string) => path.join(dir, name);
const has = (name: string, file: string) => fs.existsSync(path.join(at(name), file));

const merge = (
  name: string,
  former: string | undefined,
  number = 1,
  retention = {keep: 5, days: 30},
) =>
  mergeFormer({
    build: at(name),
    former: former === undefined ? undefined : openFormer(former),
    retention,
    now: day(number),
  });

describe('a merge', () => {
  it('of a first deployment leaves a manifest of its own files', async () => {
    const {isFirst, files} = await merge('one', undefined);
    expect({isFirst, files}).toEqual({isFirst: true, files: []});
    const {deployments} = JSON.parse(fs.readFileSync(at('one/deployments.json'), 'utf8'));
    expect(deployments).toEqual([
      {
        id: expect.stringMatching(/^[\da-f]{12}$/),
        time: day(1).toISOString(),
        files: [
          'assets/js/main.one.js',
          'assets/js/shared.js',
          'fr/assets/js/main.one.js',
          'search-data/texts/one.json',
        ],
      },
    ]);
  });

  it('brings the hashed files of the builds before, and no pages', async () => {
    await merge('one', undefined, 1);
    await merge('two', at('one'), 2);
    const {files} = await merge('three', at('two'), 3);
    expect(files.sort()).toEqual(
      ['one', 'two']
        .flatMap((name) => [
          `assets/js/main.${name}.js`,
          `fr/assets/js/main.${name}.js`,
          `search-data/texts/${name}.json`,
        ])
        .sort(),
    );
    expect(has('three', 'assets/js/main.one.js')).toBe(true);
    expect(has('three', 'news/one/index.html')).toBe(false);
  });

  it('drops builds that are past their time', async () => {
    await merge('one', undefined, 1);
    await merge('two', at('one'), 2);
    await merge('three', at('two'), 3, {keep: 1, days: 0});
    expect(has('three', 'assets/js/main.two.js')).toBe(true);
    expect(has('three', 'assets/js/main.one.js')).toBe(false);
  });

  it('may be done twice', async () => {
    await merge('one', undefined, 1);
    await merge('two', at('one'), 2);
    const first = fs.readFileSync(at('two/deployments.json'), 'utf8');
    await merge('two', at('one'), 2);
    expect(fs.readFileSync(at('two/deployments.json'), 'utf8')).toBe(first);
  });

  it('compresses what it brings, as the build is', async () => {
    const former = path.join(at('one'), 'assets/js/main.one.js');
    fs.writeFileSync(former, 'long '.repeat(1000));
    await merge('one', undefined, 1);
    await merge('two', at('one'), 2);
    expect(fs.statSync(`${at('two')}/assets/js/main.one.js.br`).size).toBeLessThan(100);
    expect(has('two', 'assets/js/main.one.js.gz')).toBe(true);
  });
});

describe('a merge for a host that compresses by itself', () => {
  it('brings no compressed files', async () => {
    await merge('one', undefined, 1);
    for (const file of listFiles(at('two')).filter((name) => /\.(?:br|gz)$/.test(name))) {
      fs.rmSync(path.join(at('two'), file));
    }
    await merge('two', at('one'), 2);
    expect(listFiles(at('two')).filter((file) => /\.(?:br|gz)$/.test(file))).toEqual([]);
    expect(has('two', 'assets/js/main.one.js')).toBe(true);
    expect(has('two', 'assets/js/main.two.js')).toBe(true);
  });
});

describe('a merge from a live address', () => {
  let server: http.Server;
  let address: string;
  /** What is answered in place of a file. */
  let faults: Record<string, (response: http.ServerResponse) => void>;

  beforeEach(async () => {
    faults = {};
    server = http.createServer((request, response) => {
      const {pathname} = new URL(request.url!, address);
      const file = path.join(at('one'), pathname);
      const fault = faults[pathname];
      if (fault) {
        fault(response);
      } else if (fs.existsSync(file)) {
        response.end(fs.readFileSync(file));
      } else {
        response.writeHead(404).end('none');
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await merge('one', undefined, 1);
  });
  afterEach(
    () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  );

  it('brings the files, checked', async () => {
    await merge('two', address, 2);
    expect(fs.readFileSync(at('two/assets/js/main.one.js'), 'utf8')).toBe('script of one');
  });

  it('is a first deployment where there is no manifest', async () => {
    fs.rmSync(at('one/deployments.json'));
    expect(await merge('two', address, 2)).toMatchObject({isFirst: true});
  });

  it('asks again what a server in trouble did not answer', async () => {
    faults['/assets/js/main.one.js'] = (response) => {
      delete faults['/assets/js/main.one.js'];
      response.writeHead(503).end();
    };
    await merge('two', address, 2);
    expect(has('two', 'assets/js/main.one.js')).toBe(true);
  });

  const page = (response: http.ServerResponse) => response.end('<!doctype html>');
  it.each([
    ['a file is gone', '/assets/js/main.one.js', missing, /main\.one\.js answers with status 404/],
    [
      'a page comes for a file',
      '/assets/js/main.one.js',
      page,
      /is not the file that was deployed/,
    ],
    ['a page comes for the manifest', '/deployments.json', page, /is not a manifest/],
    ['the host is in trouble', '/deployments.json', trouble, /status 503\. Try again later/],
  ])('writes nothing when %s', async (_, url, fault, message) => {
    const before = listFiles(at('two'));
    faults[url] = fault;
    await expect(merge('two', address, 2)).rejects.toThrow(message);
    expect(listFiles(at('two'))).toEqual(before);
  });

  it('says what to do when nothing answers', async () => {
    await expect(merge('two', 'http://127.0.0.1:9', 2)).rejects.toThrow(
      /cannot be fetched: .*For a first deployment, leave --former out/,
    );
  });

  it('ends the command with 1 and a message without a stack', async () => {
    faults['/assets/js/main.one.js'] = missing;
    const args = ['--build', at('two'), '--former', address];
    const command = ['--import', 'tsx', 'scripts/deployment/merge.ts', ...args];
    const failed = await promisify(execFile)(process.execPath, command).catch((error) => error);
    expect(failed).toMatchObject({code: 1, stderr: expect.stringMatching(/^http.*404.*\n$/)});
  });
});

function missing(response: http.ServerResponse): void {
  response.writeHead(404).end();
}

function trouble(response: http.ServerResponse): void {
  response.writeHead(503).end();
}
