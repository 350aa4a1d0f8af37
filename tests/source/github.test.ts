import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {scripts} from '../../package.json';
import {folderWith} from '../../packages/content/src/__tests__/files';
import {jobs as testJobs} from '../../tools/verify/options';

const folder = '.github/workflows';

interface Job {
  'timeout-minutes'?: number;
  needs?: string | string[];
  strategy?: {matrix: {job?: string[]; include?: {job: string; shard?: string}[]}};
  steps: {uses?: string; run?: string; with?: Record<string, unknown>}[];
}

interface Workflow {
  permissions?: unknown;
  concurrency?: {group?: string; 'cancel-in-progress'?: boolean | string};
  jobs: Record<string, Job>;
}

function unpinnedActions(text: string): string[] {
  const pinned =
    /^(?:\.\/\.github\/actions\/\w+|[\w-]+(?:\/[\w-]+)+@[\da-f]{40} # v\d+\.\d+\.\d+)$/;
  return [...text.matchAll(/uses: (.+)/g)]
    .map(([, action]) => action!)
    .filter((action) => !pinned.test(action))
    .map((action) => `${action} isn’t pinned to a commit hash, with its version as a comment`);
}

function faultsIn(text: string): string[] {
  const {permissions, concurrency, jobs} = parse(text) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const limits = Object.values(jobs).map((job) => job['timeout-minutes'] ?? 0);
  const permissionsJson = JSON.stringify(permissions);
  return [
    ...unpinnedActions(text),
    ...(['{}', '{"contents":"read"}'].includes(permissionsJson)
      ? []
      : [`has the permissions ${permissionsJson}`]),
    ...(concurrency?.group ? [] : ['has no concurrency group']),
    ...(limits.every((limit) => limit > 0 && limit <= 60)
      ? []
      : ['has a job without a timeout of at most 60 minutes']),
    ...steps
      .filter(
        ({uses, with: options}) =>
          uses?.startsWith('actions/checkout@') && options?.['persist-credentials'] !== false,
      )
      .map(({uses}) => `${uses} persists the credentials of the repository`),
    ...steps.flatMap(({run = ''}) => [
      ...(run.includes('${{') ? [`interpolates untrusted text into a command: ${run}`] : []),
      ...[...run.matchAll(/npm run (?:--silent )?([\w:-]+)/g)]
        .filter(([, command]) => !(command! in scripts))
        .map(([command]) => `runs ${command}, which isn’t in package.json`),
    ]),
  ];
}

const readWorkflow = (name: string) =>
  parse(fs.readFileSync(`${folder}/${name}.yml`, 'utf8')) as Workflow;

it('workflows pin their actions, and have minimal permissions and time limits', () => {
  for (const name of fs.readdirSync(folder)) {
    const text = fs.readFileSync(`${folder}/${name}`, 'utf8');
    expect.soft(faultsIn(text), name).toEqual([]);
  }
  for (const file of globSync('.github/actions/*/action.yml')) {
    expect.soft(unpinnedActions(fs.readFileSync(file, 'utf8')), file).toEqual([]);
  }
});

it('verify runs each job of `npm test`, its last job needs all of them, and only pull requests cancel runs', () => {
  const {jobs, concurrency} = readWorkflow('verify');
  const {tests, release, verify} = jobs;
  const {include = []} = tests!.strategy!.matrix;
  const inMatrix = [...include.map(({job}) => job), ...release!.strategy!.matrix.job!];
  expect(new Set(['static', 'build', ...inMatrix])).toEqual(new Set(testJobs));
  const shards = include.flatMap(({shard}) => shard ?? []);
  expect(shards).toEqual(shards.map((_, index) => `${index + 1}/${shards.length}`));
  expect(verify!.needs).toEqual(Object.keys(jobs).filter((job) => !/verify|review/.test(job)));
  expect(concurrency?.['cancel-in-progress']).toBe("${{ github.event_name == 'pull_request' }}");
});

it('pages deploys the newest commit that passed, and skips older ones with a notice', () => {
  const {newest, build} = readWorkflow('pages').jobs;
  expect(build).toMatchObject({
    needs: 'newest',
    if: 'needs.newest.outputs.sha == github.event.workflow_run.head_sha',
  });
  const [{run = ''}] = newest!.steps as [Job['steps'][0]];
  const dir = folderWith({gh: '#!/bin/sh\necho 22222222\n', output: ''});
  fs.chmodSync(path.join(dir, 'gh'), 0o755);
  const output = path.join(dir, 'output');
  const runFor = (sha: string) =>
    execFileSync('bash', ['--norc', '-e', '-c', run], {
      encoding: 'utf8',
      env: {PATH: `${dir}:${process.env.PATH}`, GITHUB_OUTPUT: output, VERIFIED_SHA: sha},
    });
  expect(runFor('22222222')).toBe('');
  expect(runFor('11111111')).toMatch(/^::notice::Not deployed: 11111111 is older than 22222222/);
  expect(fs.readFileSync(output, 'utf8')).toBe('sha=22222222\n'.repeat(2));
});

interface Dependabot {
  updates: {'package-ecosystem': string; directories?: string[]; cooldown?: object}[];
}

const {updates} = parse(fs.readFileSync('.github/dependabot.yml', 'utf8')) as Dependabot;

const lockFiles = execFileSync('git', ['ls-files', '*package-lock.json'], {encoding: 'utf8'})
  .trim()
  .split('\n');

it('Dependabot watches each lock file, and waits before it suggests new versions', () => {
  const npm = updates.find((update) => update['package-ecosystem'] === 'npm')!;
  const folders = lockFiles.map((file) => path.posix.join('/', path.dirname(file)));
  expect(npm.directories).toEqual(folders);
  expect(updates.filter(({cooldown}) => !cooldown)).toEqual([]);
});
