import fs from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {tempFolder} from '../../__tests__/tempFolder';
import {listFiles} from '@guide/built-site/files';
import {mergeFormer} from '../mergeFormer';

/** The folders of the builds. */
let builds: Record<string, string>;
/** The build that is live. */
let live: string;
/** What is answered first in place of a file. */
let fault: {file: string; answers: (() => Response | Promise<never>)[]};

/** One asset as in any other build, the rest its own. */
const makeBuild = (name: string) =>
  tempFolder({
    'assets/js/shared.js': 'shared',
    ...Object.fromEntries(hashedOf(name).map((file) => [file, `${file} of ${name}`])),
    'index.html': `page of ${name}`,
    [`news/${name}/index.html`]: `news of ${name}`,
  });

const hashedOf = (...names: string[]) =>
  names
    .flatMap((name) => [
      `assets/js/main.${name}.js`,
      `fr/assets/js/main.${name}.js`,
      `search-data/texts/${name}.json`,
    ])
    .sort();

const at = (name: string, file: string) => path.join(builds[name]!, file);

/** Merges a build on a day of January, and deploys it. */
async function merge(name: string, day: number) {
  const now = new Date(Date.UTC(2026, 0, day));
  const former = 'https://live.test';
  const files = await mergeFormer({build: builds[name]!, former, days: 30, now});
  live = name;
  return files.sort();
}

beforeEach(async () => {
  builds = {one: makeBuild('one'), two: makeBuild('two'), three: makeBuild('three')};
  fault = {file: '', answers: []};
  vi.stubGlobal('fetch', async ({pathname}: URL) => {
    const file = at(live, pathname);
    const answer = pathname === fault.file ? fault.answers.shift() : undefined;
    if (answer) {
      return answer();
    }
    return fs.existsSync(file)
      ? new Response(fs.readFileSync(file))
      : new Response('none', {status: 404});
  });
  await mergeFormer({build: builds.one!, former: undefined, days: 30, now: new Date(0)});
  live = 'one';
});
afterEach(() => void vi.unstubAllGlobals());

describe('a merge', () => {
  it('brings the hashed files of the builds before, and no pages', async () => {
    expect(await merge('two', 2)).toEqual(hashedOf('one'));
    expect(await merge('three', 3)).toEqual(hashedOf('one', 'two'));
    const [brought] = hashedOf('one');
    expect(fs.readFileSync(at('three', brought!), 'utf8')).toBe(`${brought} of one`);
    expect(fs.readdirSync(at('three', 'news'))).toEqual(['three']);
  });

  it('counts the days of a file from its replacement', async () => {
    await merge('two', 20);
    await merge('three', 40);
    builds.two = makeBuild('two');
    expect(await merge('two', 50)).toEqual(hashedOf('three'));
  });

  it('may be done twice', async () => {
    await merge('two', 2);
    const first = fs.readFileSync(at('two', 'deployments.json'), 'utf8');
    live = 'one';
    await merge('two', 2);
    expect(fs.readFileSync(at('two', 'deployments.json'), 'utf8')).toBe(first);
  });

  it('takes over a manifest that lists builds, and is a first deployment where there is none', async () => {
    const file = at('one', 'deployments.json');
    const {digests} = JSON.parse(fs.readFileSync(file, 'utf8'));
    fs.writeFileSync(file, JSON.stringify({deployments: [{id: 'one'}], digests}));
    expect(await merge('two', 2)).toEqual(hashedOf('one'));
    fs.rmSync(at('two', 'deployments.json'));
    expect(await merge('three', 3)).toEqual([]);
  });

  /** As often as a file is asked for. */
  const answered = (status: number, body = '') => Array(3).fill(() => new Response(body, {status}));
  const silence = Array(3).fill(() => Promise.reject(new TypeError('fetch failed')));

  it('asks again what a server in trouble did not answer', async () => {
    fault = {file: '/assets/js/main.one.js', answers: answered(503).slice(1)};
    expect(await merge('two', 2)).toEqual(hashedOf('one'));
  });

  it.each([
    ['/assets/js/main.one.js', answered(404), /is not the file that was deployed/],
    ['/assets/js/main.one.js', answered(200, '<p>'), /is not the file that was deployed/],
    ['/deployments.json', answered(200, '<p>'), /is not a manifest/],
    ['/deployments.json', answered(200, '{"digests": {"a/../b": "c"}}'), /is no hashed file/],
    ['/deployments.json', answered(503), /status 503\. Try again later; for a first deployment, /],
    ['/deployments.json', silence, /cannot be fetched: fetch failed/],
  ])('writes nothing when %s is wrong: %#', async (file, wrong, message) => {
    const before = listFiles(builds.two!);
    fault = {file, answers: wrong};
    await expect(merge('two', 2)).rejects.toThrow(message);
    expect(listFiles(builds.two!)).toEqual(before);
  });

  it('says what to do when nothing was built', async () => {
    builds.none = tempFolder();
    await expect(merge('none', 2)).rejects.toThrow('Run `npm run build` first');
  });
});
