import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {runCheck} from '@guide/content/commands';
import {pointAt} from '../../packages/content/src/check/place';
import {rules} from '../../packages/content/src/check/preset';
import type {Outcome} from '../../packages/content/src/check/report';
import {contentRules} from '../../src/config/contentRules';
import {data} from '../support/seeds/data';
import {pages} from '../support/seeds/pages';

/** A project with a fault for each rule. It stands inside this one, so that it finds its packages. */
let project: string;
/** Where a fault must be found: `spelling docs/english.mdx:54:3`. */
let seeded: string[];
let run: Outcome & {code: number};

beforeAll(async () => {
  fs.mkdirSync('.tmp', {recursive: true});
  project = fs.mkdtempSync(path.resolve('.tmp/check-'));
  for (const file of ['cspell.config.yaml', 'cspell-words.txt']) {
    fs.cpSync(file, path.join(project, file));
  }
  seeded = Object.entries({...pages, ...data}).flatMap(([file, marked]) => write(file, marked));
  run = await check('--fix');
});
afterAll(() => fs.rmSync(project, {recursive: true}));

/** Writes a file without its marks. @returns what they say */
function write(file: string, marked: string): string[] {
  const [text = '', ...marks] = marked.split('‹');
  const written = path.join(project, file);
  let before = text;
  const places = marks.map((mark) => {
    const [rule, after] = mark.split('›') as [string, string];
    const {line, column} = pointAt(before, before.length);
    before += after;
    return `${rule} ${file}:${line}:${column}`;
  });
  fs.mkdirSync(path.dirname(written), {recursive: true});
  fs.writeFileSync(written, before);
  return places;
}

/** Runs the command of writers, with the rules of the site. */
async function check(...flags: string[]): Promise<typeof run> {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  try {
    await runCheck(contentRules, ['--root', project, '--format', 'json', ...flags]);
    const [[printed]] = print.mock.calls as [[string]];
    return {code: Number(process.exitCode), ...(JSON.parse(printed) as Outcome)};
  } finally {
    print.mockRestore();
    process.exitCode = 0;
  }
}

it('every rule has a seeded fault', () => {
  const names = new Set(seeded.map((place) => place.split(' ')[0]));
  expect(
    rules.map(({name}) => name.replace('content:', '')).filter((name) => !names.has(name)),
  ).toEqual([]);
});

it('each fault is found by its rule at its place, and nothing else is', () => {
  const found = [...run.mended, ...run.findings];
  const places = found.map(({rule, file, line, column}) => `${rule} ${file}:${line}:${column}`);
  expect([...new Set(places)].sort()).toEqual(seeded.sort());
  expect(run.code).toBe(1);
  // Each says what was found, what was expected, and what to do.
  expect(found.filter((one) => !one.found || !one.expected || !one.remedy)).toEqual([]);
});

it('--fix mends what is certain, and that alone, and reports the rest', () => {
  expect(run.mended.filter(({fix}) => !fix)).toEqual([]);
  expect(run.findings.filter(({fix}) => fix)).toEqual([]);
  const english = fs.readFileSync(path.join(project, 'docs/english.mdx'), 'utf8');
  expect(english).toContain('[the pair](./pair.mdx)');
  expect(english).toContain('The owner’s view');
});
