import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {listFiles} from '../../listFiles';
import {mergeFormer} from '../mergeFormer';

let dir: string;
let server: http.Server;
let address: string;
/** The build that is live. */
let live: string;
/** What is answered in place of a file. */
let faults: Record<string, (response: http.ServerResponse) => void>;

beforeEach(async () => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'merge-'));
  ['one', 'two', 'three'].forEach(writeBuild);
  faults = {};
  server = http.createServer((request, response) => {
    const {pathname} = new URL(request.url!, address);
    const file = at(live + pathname);
    if (faults[pathname]) {
      faults[pathname](response);
    } else if (fs.existsSync(file)) {
      response.end(fs.readFileSync(file));
    } else {
      response.writeHead(404).end('none');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await mergeFormer({build: at('one'), former: undefined, days: 30, now: day(1)});
  live = 'one';
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  fs.rmSync(dir, {recursive: true});
});

const at = (name: string) => path.join(dir, name);

/** One asset as in any other build, the rest its own. */
function writeBuild(name: string): void {
  const files = {
    'assets/js/shared.js': 'shared',
    [`assets/js/main.${name}.js`]: `script of ${name}`,
    [`fr/assets/js/main.${name}.js`]: `script of ${name} in French`,
    [`search-data/texts/${name}.json`]: `texts of ${name}`,
    'index.html': `page of ${name}`,
    [`news/${name}/index.html`]: `news of ${name}`,
  };
  for (const [file, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(at(`${name}/${file}`)), {recursive: true});
    fs.writeFileSync(at(`${name}/${file}`), content);
  }
}

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

/** Merges a build on a day, and deploys it. */
async function merge(name: string, number: number, former = address): Promise<string[]> {
  const files = await mergeFormer({build: at(name), former, days: 30, now: day(number)});
  live = name;
  return files.sort();
}

const hashedOf = (...names: string[]) =>
  names
    .flatMap((name) => [
      `assets/js/main.${name}.js`,
      `fr/assets/js/main.${name}.js`,
      `search-data/texts/${name}.json`,
    ])
    .sort();

describe('a merge', () => {
  it('brings the hashed files of the builds before, and no pages', async () => {
    expect(await merge('two', 2)).toEqual(hashedOf('one'));
    expect(await merge('three', 3)).toEqual(hashedOf('one', 'two'));
    expect(fs.readFileSync(at('three/assets/js/main.one.js'), 'utf8')).toBe('script of one');
    expect(listFiles(at('three')).filter((file) => file.startsWith('news/'))).toEqual([
      'news/three/index.html',
    ]);
  });

  it('counts the days of a file from its replacement', async () => {
    await merge('two', 20);
    await merge('three', 40);
    fs.rmSync(at('two'), {recursive: true});
    writeBuild('two');
    expect(await merge('two', 50)).toEqual(hashedOf('three'));
  });

  it('may be done twice', async () => {
    await merge('two', 2);
    const first = fs.readFileSync(at('two/deployments.json'), 'utf8');
    live = 'one';
    await merge('two', 2);
    expect(fs.readFileSync(at('two/deployments.json'), 'utf8')).toBe(first);
  });

  it('takes over a manifest that lists builds', async () => {
    const file = at('one/deployments.json');
    const {digests} = JSON.parse(fs.readFileSync(file, 'utf8'));
    fs.writeFileSync(file, JSON.stringify({deployments: [{id: 'one'}], digests}));
    expect(await merge('two', 2)).toEqual(hashedOf('one'));
  });

  it('is a first deployment where there is no manifest', async () => {
    fs.rmSync(at('one/deployments.json'));
    expect(await merge('two', 2)).toEqual([]);
  });

  it('asks again what a server in trouble did not answer', async () => {
    faults['/assets/js/main.one.js'] = (response) => {
      delete faults['/assets/js/main.one.js'];
      response.writeHead(503).end();
    };
    expect(await merge('two', 2)).toEqual(hashedOf('one'));
  });

  const answer = (status: number, body = '') => {
    return (response: http.ServerResponse) => response.writeHead(status).end(body);
  };
  const strange = '{"digests": {"assets/../index.html": "a"}}';
  it.each([
    ['a file is gone', '/assets/js/main.one.js', answer(404), /is not the file that was deployed/],
    ['a page comes for a file', '/assets/js/main.one.js', answer(200, '<p>'), /is not the file/],
    ['a page comes for the manifest', '/deployments.json', answer(200, '<p>'), /is not a manifest/],
    ['the manifest is strange', '/deployments.json', answer(200, strange), /is no hashed file/],
    ['the host is in trouble', '/deployments.json', answer(503), /status 503\. Try again later/],
  ])('writes nothing when %s', async (_, url, fault, message) => {
    const before = listFiles(at('two'));
    faults[url] = fault;
    await expect(merge('two', 2)).rejects.toThrow(message);
    expect(listFiles(at('two'))).toEqual(before);
  });

  it('says what to do when nothing answers, or nothing was built', async () => {
    await expect(merge('two', 2, 'http://127.0.0.1:9')).rejects.toThrow(
      /cannot be fetched: .*for a first deployment, leave --former out/,
    );
    await expect(merge('none', 2)).rejects.toThrow('Run `npm run build` first');
  });
});
