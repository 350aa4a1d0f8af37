import {execFileSync, spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {listFiles} from '../../../src/lib/listFiles';
import {publishBuild, type Step} from '../publishBuild';
import {missingAssets, temporaryFolder, writeBuild, writeSite} from './sites';

let dir: string;
let live: string;
beforeEach(() => {
  dir = temporaryFolder();
  live = path.join(dir, 'live');
  for (const name of ['one', 'two', 'three']) {
    writeBuild(path.join(dir, name), name);
  }
});
afterEach(() => fs.rmSync(dir, {recursive: true}));

const retention = {keep: 5, days: 30};
const today = new Date('2026-03-01T12:00:00Z');

const steps = (name: string, at = today, kept = retention) =>
  publishBuild({build: path.join(dir, name), to: live, retention: kept, now: at});

/** Publishes to the end. */
function publish(name: string, at = today, kept = retention): Step[] {
  return [...steps(name, at, kept)];
}

const read = (file: string) => fs.readFileSync(path.join(live, file), 'utf8');
const has = (file: string) => fs.existsSync(path.join(live, file));

describe('a publication', () => {
  it('brings a build into an empty folder', () => {
    publish('one');
    const {one: built, live: served} = Object.fromEntries(
      ['one', 'live'].map((name) => [name, listFiles(path.join(dir, name)).sort()]),
    );
    expect(served).toEqual([...built!, 'deployments.json'].sort());
  });

  it('keeps the assets of the build before, and removes its pages', () => {
    publish('one');
    publish('two');
    expect(read('assets/js/main.one.js')).toBe('script of one');
    expect(read('assets/js/main.one.js.br')).toBe('brotli of one');
    expect(read('search-data/texts/one.json')).toBe('texts of one');
    expect(read('index.html')).toContain('main.two.js');
    expect(has('news/one')).toBe(false);
    expect(JSON.parse(read('deployments.json'))).toMatchObject({
      deployments: [{files: expect.arrayContaining(['assets/js/main.two.js'])}, {}],
    });
  });

  it('goes from the assets to the manifest, the pages, what is gone, and what is past its time', () => {
    publish('one');
    publish('three');
    const phases = publish('two', today, {keep: 1, days: 0}).map(({phase}) => phase);
    expect([...new Set(phases)]).toEqual(['assets', 'manifest', 'pages', 'gone', 'prune']);
    expect(phases).toEqual([...phases].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
  });

  it('replaces what pages show before the pages', () => {
    publish('one');
    const replaced = publish('two')
      .filter(({phase}) => phase === 'pages')
      .map(({file}) => /\.html/.test(file));
    expect(replaced.lastIndexOf(false)).toBeLessThan(replaced.indexOf(true));
  });

  it('writes nothing that is as it was, so that browsers need not fetch it again', () => {
    publish('one');
    const before = fs.statSync(path.join(live, 'index.html')).mtimeMs;
    expect(publish('one').map(({file}) => file)).toEqual(['deployments.json']);
    expect(fs.statSync(path.join(live, 'index.html')).mtimeMs).toBe(before);
  });

  it('gives a page that is replaced within a second another time, which servers tell it by', () => {
    const second = (file: string) => Math.floor(fs.statSync(path.join(live, file)).mtimeMs / 1000);
    publish('one');
    const before = second('index.html');
    publish('two');
    expect(second('index.html')).toBeGreaterThan(before);
  });

  it('leaves files that begin with a point, such as those of certificates', () => {
    writeSite(live, {'.well-known/acme': 'token'});
    publish('one');
    publish('two');
    expect(read('.well-known/acme')).toBe('token');
  });
});

const order = ['assets', 'manifest', 'pages', 'gone', 'prune'];

describe('every page has its assets', () => {
  it('after each single step', () => {
    publish('one', new Date('2025-01-01'));
    publish('two', new Date('2025-02-01'));
    const seen = new Set<string>();
    for (const step of steps('three', today, {keep: 1, days: 0})) {
      seen.add(step.phase);
      expect(missingAssets(live), `after ${step.phase} ${step.file}`).toEqual([]);
      expect(has('assets/js/main.two.js')).toBe(true);
    }
    expect([...seen]).toEqual(order);
    expect(has('assets/js/main.one.js')).toBe(false);
  });

  it.each(order)('when another build comes after one that was left in the phase "%s"', (phase) => {
    publishTwo();
    leaveIn(phase, 'two', {keep: 1, days: 0});
    writeBuild(path.join(dir, 'four'), 'four');
    for (const step of steps('four', today, {keep: 2, days: 0})) {
      expect(missingAssets(live), `after ${step.phase} ${step.file}`).toEqual([]);
    }
    expect(read('index.html')).toContain('main.four.js');
    expect(has('news/two')).toBe(false);
    // Who came meanwhile may have pages of it.
    expect(has('assets/js/main.two.js')).toBe(phase !== 'assets');
  });

  it.each(order)('when the same build comes again after it was left in the phase "%s"', (phase) => {
    publishTwo();
    leaveIn(phase, 'two', {keep: 1, days: 0});
    publish('two', today, {keep: 1, days: 0});
    const files = [...listFiles(path.join(dir, 'two')), 'deployments.json'];
    expect(listFiles(live)).toEqual(expect.arrayContaining(files));
    expect(missingAssets(live)).toEqual([]);
    expect(has('assets/js/main.three.js')).toBe(true);
    expect(has('assets/js/main.one.js')).toBe(false);
  });

  function publishTwo(): void {
    publish('one', new Date('2026-01-01'));
    publish('three', new Date('2026-01-02'));
  }

  /** Ends a publication after the first step of a phase. */
  function leaveIn(phase: string, name: string, kept: typeof retention): void {
    for (const step of steps(name, new Date('2026-02-01'), kept)) {
      if (step.phase === phase) {
        return;
      }
    }
    throw new Error(`The publication had no phase "${phase}": the test would prove nothing.`);
  }
});

describe('a former build stays', () => {
  const day = (number: number) => new Date(Date.UTC(2026, 0, number));

  it('while it is one of the last', () => {
    publish('one', day(1), {keep: 1, days: 0});
    publish('two', day(2), {keep: 1, days: 0});
    expect(has('assets/js/main.one.js')).toBe(true);
    publish('three', day(3), {keep: 1, days: 0});
    expect(has('assets/js/main.one.js')).toBe(false);
    expect(has('assets/js/main.two.js')).toBe(true);
    expect(has('assets/js/shared.js')).toBe(true);
  });

  it('as many days as are given, from when it was replaced', () => {
    const kept = {keep: 0, days: 30};
    publish('one', day(1), kept);
    publish('two', day(100), kept);
    publish('two', day(129), kept);
    expect(has('assets/js/main.one.js')).toBe(true);
    publish('two', day(130), kept);
    expect(has('assets/js/main.one.js')).toBe(false);
    expect(has('assets/js/main.one.js.br')).toBe(false);
  });
});

describe('a publication is refused', () => {
  it('of a folder that is no build', () => {
    writeSite(path.join(dir, 'none'), {'readme.txt': ''});
    expect(() => publish('none')).toThrow(/none is no build: it has no index\.html/);
    writeSite(path.join(dir, 'none'), {'index.html': ''});
    expect(() => publish('none')).toThrow(/none is no build: it has no assets/);
    expect(has('')).toBe(false);
  });

  it('into the build, or around it', () => {
    live = path.join(dir, 'one/live');
    expect(() => publish('one')).toThrow(/lie one in the other/);
    live = dir;
    expect(() => publish('one')).toThrow(/lie one in the other/);
  });

  it('into a folder with files of others', () => {
    writeSite(live, {'report.txt': 'mine'});
    expect(() => publish('one')).toThrow(/files that were not published by this command/);
    expect(listFiles(live)).toEqual(['report.txt']);
  });

  it('while another one is under way, and names the remedy', () => {
    const first = steps('one');
    first.next();
    expect(() => publish('two')).toThrow(
      /Another publication \(process \d+\) .*delete .*\.publishing/,
    );
    first.return(undefined as never);
    expect(() => publish('two')).not.toThrow();
  });

  it('with a manifest that names files outside the site', () => {
    const digests = {'assets/../../secret': 'x'};
    const deployments = [{id: '1', time: today.toISOString(), files: Object.keys(digests)}];
    writeSite(live, {'deployments.json': JSON.stringify({deployments, digests})});
    expect(() => publish('one')).toThrow(/names "assets\/\.\.\/\.\.\/secret"/);
    writeSite(live, {'deployments.json': '<!doctype html>'});
    expect(() => publish('one')).toThrow(/is not a manifest/);
  });
});

describe('the command', () => {
  const command = ['--import', 'tsx', 'scripts/deployment/publish.ts'];
  const args = () => ['--build', path.join(dir, 'one'), '--to', live];

  it('takes over from one that was killed', async () => {
    const abandoned = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    fs.mkdirSync(path.join(live, '.publishing'), {recursive: true});
    fs.writeFileSync(path.join(live, '.publishing/owner'), String(abandoned.pid));
    expect(() => publish('one')).toThrow(/Another publication/);
    const ended = new Promise((resolve) => abandoned.once('close', resolve));
    abandoned.kill('SIGKILL');
    await ended;
    const said = execFileSync(process.execPath, [...command, ...args()], {encoding: 'utf8'});
    expect(said).toMatch(/^Published to .*: \d+ new assets, \d+ other files .* kept: 0\.\n$/);
    expect(has('.publishing')).toBe(false);
    expect(missingAssets(live)).toEqual([]);
  });
});
