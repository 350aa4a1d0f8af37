import fs from 'node:fs';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {runCheck} from '@guide/content/commands';
import {placeIn} from '../../packages/content/src/check/place';
import {rules} from '../../packages/content/src/check/preset';
import type {Outcome} from '../../packages/content/src/check/report';
import type {Finding} from '../../packages/content/src/check/rule';
import {contentRules} from '../../src/config/contentRules';
import {seededFaults} from '../support/seeds';
import type {Edit, SeededFault} from '../support/seeds/fault';
import {seed} from '../support/seeds/seed';
import {SiteCopy} from '../support/siteCopy';

/** What the command reads, beside the sources of the site. */
const more = ['cspell.config.yaml', 'cspell-words.txt'];

interface Run extends Outcome {
  code: number;
}

/** Runs the command of writers on a copy, in this process: its dictionaries are read once. */
async function check(dir: string, ...flags: string[]): Promise<Run> {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  await runCheck(contentRules, ['--root', dir, '--format', 'json', ...flags]);
  const [[printed]] = print.mock.calls as [[string]];
  print.mockRestore();
  const code = Number(process.exitCode);
  process.exitCode = 0;
  return {code, ...(JSON.parse(printed) as Outcome)};
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
  return file.replace(new RegExp(`^(?:${Object.values(contentRules.folders).join('|')})/`), '');
}

it('every rule has a seeded fault', () => {
  const seeded = new Set(seededFaults.map(({rule}) => rule));
  expect(
    rules.map(({name: rule}) => rule.replace('content:', '')).filter((rule) => !seeded.has(rule)),
  ).toEqual([]);
});

describe('on pages that are broken on purpose', () => {
  let site: SiteCopy;
  let expected: Map<SeededFault, string>;
  /** One run finds all and mends what it can: each takes twenty seconds. */
  let run: Run;
  let found: Finding[];

  beforeAll(async () => {
    site = await SiteCopy.create('check', more);
    expected = await seedAll(site);
    run = await check(site.dir, '--fix');
    found = [...run.mended, ...run.findings];
  });
  afterAll(() => site.remove());

  it.each(seededFaults)('$rule sees its fault in $file: $replace', (fault) => {
    expect(found.map(name)).toContain(expected.get(fault));
  });

  it('nothing else is found', () => {
    const seeded = new Set(expected.values());
    const rest = found.filter((finding) => !seeded.has(name(finding)) && !isEcho(finding));
    expect(rest).toEqual([]);
    expect(run.code).toBe(1);
  });

  it('each finding says what was found, what was expected, and what to do', () => {
    const silent = found.filter(
      ({found: what, expected: wanted, remedy}) => !what || !wanted || !remedy,
    );
    expect(silent).toEqual([]);
  });

  it('--fix mends what is certain, and that alone, and reports the rest', () => {
    expect(run.mended.length).toBeGreaterThan(0);
    expect(run.mended.filter(({fix}) => !fix)).toEqual([]);
    expect(run.findings.filter(({fix}) => fix)).toEqual([]);
    for (const {file, find} of seededFaults.filter(({isMended}) => isMended)) {
      expect(fs.readFileSync(site.path(file), 'utf8')).toContain(find);
    }
  });
});
