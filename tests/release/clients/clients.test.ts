import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {build} from 'esbuild';
import {beforeAll, expect, it} from 'vitest';
import {downloadsOf} from '../../../packages/openapi/src/downloads';
import {contentSite} from '../../../src/config/content';
import {contractPages} from '../../support/contract';
import {describeApi, exampleOf} from '../../source/api/support/description';
import {runOnMock, type Scenario} from '../../source/api/support/mock';

const execFileAsync = promisify(execFile);
const programs = path.join(__dirname, 'programs');
const workDir = path.resolve('.tmp/clients');
const download = path.join(workDir, 'api.yaml');

const {text} = contractPages('en').find(({id}) => id === 'public_rest_api/get_started')!;
const commands = [
  ...text.matchAll(/`npx ((?:@\w[\w-]*\/)?([\w-]+)@[\d.]+ .*api\.yaml.*)` \|$/gm),
].map(([, command, name]) => [name!, command!.split(' ')] as const);

beforeAll(async () => {
  await execFileAsync('npm', ['ci', '--ignore-scripts', '--fetch-retries=5'], {cwd: __dirname});
  fs.rmSync(workDir, {recursive: true, force: true});
  fs.mkdirSync(workDir, {recursive: true});
  fs.writeFileSync(download, downloadsOf(describeApi('en'), contentSite)['telescope.v1.yaml']!);
  fs.symlinkSync(path.join(__dirname, 'node_modules'), path.join(workDir, 'node_modules'));
  await Promise.all(commands.map(([name, command]) => generateClient(name, command)));
});

const itemWithOwner = exampleOf('action-with-owner') as {data: {owner: {first_name: string}}};

const scenario: Scenario = ({method, query}) => {
  const page = Number(query.get('page'));
  const {data, ...otherFields} = exampleOf('actions-in-progress');
  return method === 'GET' && page > 0
    ? {
        status: 200,
        body: {
          ...otherFields,
          data: [{...Object.values(data)[0], id: `ACT-${page}`}],
          meta: {page, page_size: 1, total: 3, total_pages: 3},
        },
      }
    : query.get('expand') === 'owner'
      ? {status: 200, body: itemWithOwner}
      : undefined;
};

async function generateClient(name: string, command: string[]): Promise<void> {
  const folder = path.join(workDir, name);
  fs.mkdirSync(folder);
  fs.copyFileSync(download, path.join(folder, 'api.yaml'));
  for (const file of [`${name}.ts`, 'shared.ts']) {
    fs.copyFileSync(path.join(programs, file), path.join(folder, file));
  }
  await execFileAsync('npx', ['--no', '--', ...command], {cwd: folder});
}

it('the clients compile', async () => {
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022'];
  const modules = ['--module', 'esnext', '--moduleResolution', 'bundler'];
  const files = commands.map(([name]) => `${name}/${name}.ts`);
  const {stdout: compileErrors} = await execFileAsync(
    'node_modules/.bin/tsc',
    [...options, ...modules, ...files],
    {cwd: workDir},
  ).catch((error: {stdout: string}) => error);
  expect(compileErrors).toBe('');
});

it.each(commands)('the client of %s works', async (name) => {
  const {outputFiles} = await build({
    entryPoints: [path.join(workDir, name, `${name}.ts`)],
    bundle: true,
    format: 'esm',
    write: false,
  });
  const {exchanges, stdout, stderr} = await runOnMock(
    'javascript',
    outputFiles[0]!.text,
    ['projects:write'],
    scenario,
  );
  expect(exchanges.flatMap((exchange) => exchange.faults).join(), stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual({
    created: 'ACT-207',
    ids: ['ACT-1', 'ACT-2', 'ACT-3'],
    owner: itemWithOwner.data.owner.first_name,
  });
  const [created, first] = exchanges;
  expect(created!.headers['idempotency-key']).toBe('order-spares');
  expect(first!.query.get('filter[end_date][lte]')).toBe('2025-07-31');
});

it('Spectral reports no problems in the download', async () => {
  const {stdout} = await execFileAsync(
    'node_modules/.bin/spectral',
    ['lint', '-r', 'spectral.yaml', download],
    {cwd: __dirname},
  );
  expect(stdout).toContain('No results with a severity');
});
