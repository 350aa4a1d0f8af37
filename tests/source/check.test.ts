import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {check} from '../../packages/checks/src';
import {pointAt} from '../../packages/checks/src/location';
import {rules} from '../../packages/checks/src/preset';
import type {CheckResult} from '../../packages/checks/src/report';
import {contentRules} from '../../src/config/contentRules';
import {seeds} from '../support/seeds';

/** Inside this project, so that packages resolve. */
let project: string;
/** For example `spelling docs/english.mdx:54:3`. */
let seeded: string[];
let run: CheckResult;

beforeAll(async () => {
  fs.mkdirSync('.tmp', {recursive: true});
  project = fs.mkdtempSync(path.resolve('.tmp/check-'));
  for (const file of ['cspell.config.yaml', 'cspell-words.txt']) {
    fs.cpSync(file, path.join(project, file));
  }
  seeded = Object.entries(seeds).flatMap(([file, markedText]) => writeSeed(file, markedText));
  fs.symlinkSync('pair.mdx', path.join(project, 'docs/linked.csv'));
  fs.writeFileSync(path.join(project, 'docs/package.json'), '{}');
  seeded.push('public-file docs/linked.csv:1:1', 'public-file docs/package.json:1:1');
  run = await check({...contentRules, root: project}, true, []);
});
afterAll(() => fs.rmSync(project, {recursive: true}));

/** Writes a seed without its marks. Returns the marked places. */
function writeSeed(file: string, markedText: string): string[] {
  const [text = '', ...marks] = markedText.split('‹');
  const target = path.join(project, file);
  let plainText = text;
  const places = marks.map((mark) => {
    const [rule, after] = mark.split('›') as [string, string];
    const {line, column} = pointAt(plainText, plainText.length);
    plainText += after;
    return `${rule} ${file}:${line}:${column}`;
  });
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, plainText);
  return places;
}

it('every rule has a seeded fault', () => {
  const names = new Set(seeded.map((place) => place.split(' ')[0]));
  expect(rules.map(({name}) => name).filter((name) => !names.has(name))).toEqual([]);
});

it('each rule reports its faults, and nothing else', () => {
  const reported = [...run.fixed, ...run.findings];
  const places = reported.map(({rule, file, line, column}) => `${rule} ${file}:${line}:${column}`);
  expect([...new Set(places)].sort()).toEqual(seeded.sort());
  expect(
    reported.filter((finding) => !finding.found || !finding.expected || !finding.remedy),
  ).toEqual([]);
});

it('--fix only corrects unambiguous faults, and reports the rest', () => {
  expect(run.fixed.filter(({fix}) => !fix)).toEqual([]);
  expect(run.findings.filter(({fix}) => fix)).toEqual([]);
  const english = fs.readFileSync(path.join(project, 'docs/english.mdx'), 'utf8');
  expect(english).toContain('[the pair](./pair.mdx)');
  expect(english).toContain('The owner’s view');
});
