import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {folders} from '../../scripts/check/guide';
import {placeIn} from '../../scripts/check/place';
import type {Outcome} from '../../scripts/check/report';
import type {Finding} from '../../scripts/check/rule';
import {rules} from '../../scripts/check/rules';
import {seededFaults} from '../support/seeds';
import type {Edit, SeededFault} from '../support/seeds/fault';
import {seed} from '../support/seeds/seed';
import {SiteCopy} from '../support/siteCopy';

const root = path.resolve(__dirname, '../..');

/** What the command reads, beside the sources of the site. */
const more = ['figures/plan.json', 'tests/contract', 'cspell.config.yaml', 'cspell-words.txt'];

interface Run extends Outcome {
  code: number;
}

/** Runs `npm run check` as a writer does, on a copy. */
function check(dir: string, ...flags: string[]): Promise<Run> {
  const command = [
    path.join(root, 'node_modules/tsx/dist/cli.mjs'),
    path.join(root, 'scripts/check/index.ts'),
    ...['--root', dir, '--format', 'json', ...flags],
  ];
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      command,
      {cwd: root, maxBuffer: 64 * 1024 * 1024},
      (error, stdout, stderr) => {
        try {
          resolve({code: error ? 1 : 0, ...(JSON.parse(stdout) as Outcome)});
        } catch {
          reject(new Error(stderr || stdout));
        }
      },
    );
  });
}

const name = ({rule, file, line}: Pick<Finding, 'rule' | 'file' | 'line'>) =>
  `${rule} ${file}:${line}`;

/** Puts the faults into a copy. @returns where each must be found */
async function seedAll(site: SiteCopy): Promise<Map<SeededFault, string>> {
  const offsets = new Map<Edit, number>();
  const edits = seededFaults.flatMap((fault) => [fault, ...(fault.with ?? [])]);
  for (const file of new Set(edits.map((edit) => edit.file))) {
    await site.edit(file, (original) => {
      const ofFile = edits.filter((edit) => edit.file === file);
      const {text, places} = seed(original, ofFile);
      places.forEach((offset, edit) => offsets.set(edit, offset));
      return text;
    });
  }
  return new Map(seededFaults.map((fault) => [fault, placeOf(site, fault, offsets.get(fault)!)]));
}

function placeOf(site: SiteCopy, {rule, file, at}: SeededFault, offset: number): string {
  if (at && 'line' in at) {
    return name({rule, ...at});
  }
  const place = at?.file ?? file;
  const text = fs.readFileSync(site.path(place), 'utf8');
  const start = at ? text.indexOf(at.text) : offset;
  expect(start, `${place} holds: ${at?.text}`).not.toBe(-1);
  return name({rule, ...placeIn(place, text, start)});
}

/** Whether a finding is the echo of a fault, which the row of the fault foresees. */
function isEcho({rule, file}: Finding): boolean {
  return seededFaults.some(
    ({also, ...fault}) =>
      also?.includes(`${rule} ${file}`) ||
      (also?.includes(rule) && ofGuide(file) === ofGuide(fault.file)),
  );
}

/** Path of a page without the folder of its language. */
function ofGuide(file: string): string {
  return file.replace(new RegExp(`^(?:${Object.values(folders).join('|')})/`), '');
}

it('nothing is found on the pages as they are', async () => {
  const {code, pages, findings} = await check(root);
  expect(findings).toEqual([]);
  expect(pages).toBeGreaterThanOrEqual(128);
  expect(code).toBe(0);
});

it('every rule has a seeded fault, and there are forty or more', () => {
  const seeded = new Set(seededFaults.map(({rule}) => rule));
  expect(rules.map(({name: rule}) => rule).filter((rule) => !seeded.has(rule))).toEqual([]);
  expect(seededFaults.length).toBeGreaterThanOrEqual(40);
});

describe('on pages that are broken on purpose', () => {
  let site: SiteCopy;
  let expected: Map<SeededFault, string>;
  let first: Run;

  beforeAll(async () => {
    site = await SiteCopy.create('check', more);
    expected = await seedAll(site);
    first = await check(site.dir);
  });
  afterAll(() => site.remove());

  it.each(seededFaults)('$rule sees its fault in $file: $replace', (fault) => {
    expect(first.findings.map(name)).toContain(expected.get(fault));
  });

  it('nothing else is found', () => {
    const seeded = new Set(expected.values());
    const rest = first.findings.filter((finding) => !seeded.has(name(finding)) && !isEcho(finding));
    expect(rest).toEqual([]);
    expect(first.code).toBe(1);
  });

  it('each finding says what was found, what was expected, and what to do', () => {
    const silent = first.findings.filter(
      ({found, expected: wanted, remedy}) => !found || !wanted || !remedy,
    );
    expect(silent).toEqual([]);
  });

  it('--fix mends what is certain, and that alone; a second run reports the rest', async () => {
    const fixable = first.findings.filter(({fix}) => fix).map(name);
    const mended = (await check(site.dir, '--fix')).mended.map(name);
    expect(mended.toSorted()).toEqual(fixable.toSorted());
    for (const {file, find} of seededFaults.filter(({isMended}) => isMended)) {
      expect(fs.readFileSync(site.path(file), 'utf8')).toContain(find);
    }
    const second = await check(site.dir);
    expect(second.findings.filter(({fix}) => fix)).toEqual([]);
    const left = [...expected.values()].filter((place) => !mended.includes(place));
    expect(second.findings.map(name)).toEqual(expect.arrayContaining(left));
  });
});
