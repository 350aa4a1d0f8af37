import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {build} from 'esbuild';
import {beforeAll, expect, it} from 'vitest';
import {downloadsOf} from '../../../packages/openapi/src/downloads';
import {contentSite} from '../../../src/config/content';
import {plannedPages} from '../../support/contract';
import {describeApi, exampleOf} from '../../source/api/support/description';
import {runOnMock, type Scenario} from '../../source/api/support/mock';

const run = promisify(execFile);
const programs = path.join(__dirname, 'programs');
const modules = path.join(__dirname, 'node_modules');
const work = path.resolve('.tmp/clients');
const download = path.join(work, 'api.yaml');

const {text} = plannedPages('en').find(({id}) => id === 'public_rest_api/get_started')!;
const commands = [
  ...text.matchAll(/`npx ((?:@\w[\w-]*\/)?([\w-]+)@[\d.]+ .*api\.yaml.*)` \|$/gm),
].map(([, command, name]) => [name!, command!.split(' ')] as const);

beforeAll(async () => {
  await run('npm', ['ci', '--ignore-scripts'], {cwd: __dirname});
  fs.rmSync(work, {recursive: true, force: true});
  fs.mkdirSync(work, {recursive: true});
  fs.writeFileSync(download, downloadsOf(describeApi('en'), contentSite.api)['telescope.v1.yaml']!);
});

const owned = exampleOf('action-with-owner') as {data: {owner: {first_name: string}}};

const scenario: Scenario = ({method, query}) => {
  const page = Number(query.get('page'));
  const {data, ...list} = exampleOf('actions-in-progress') as {data: object; meta: object};
  return method === 'GET' && page > 0
    ? {
        status: 200,
        body: {
          ...list,
          data: [{...Object.values(data)[0], id: `ACT-${page}`}],
          meta: {page, page_size: 1, total: 3, total_pages: 3},
        },
      }
    : query.get('expand') === 'owner'
      ? {status: 200, body: owned}
      : undefined;
};

it.each(commands)('the client of %s compiles and works', async (name, command) => {
  const folder = path.join(work, name);
  fs.mkdirSync(folder);
  fs.symlinkSync(modules, path.join(folder, 'node_modules'));
  fs.copyFileSync(download, path.join(folder, 'api.yaml'));
  for (const file of [`${name}.ts`, 'shared.ts']) {
    fs.copyFileSync(path.join(programs, file), path.join(folder, file));
  }
  await run('npx', ['--no', '--', ...command], {cwd: folder});
  const target = ['--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler'];
  const {stdout: faults} = await run(
    'npx',
    ['--no', '--', 'tsc', '--noEmit', '--strict', '--skipLibCheck', ...target, `${name}.ts`],
    {cwd: folder},
  ).catch((error: {stdout: string}) => error);
  expect(faults).toBe('');
  const {outputFiles} = await build({
    entryPoints: [path.join(folder, `${name}.ts`)],
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
    owner: owned.data.owner.first_name,
  });
  const [created, first] = exchanges;
  expect(created!.headers['idempotency-key']).toBe('order-spares');
  expect(first!.query.get('filter[end_date][lte]')).toBe('2025-07-31');
});

it('Spectral reports no problems in the download', async () => {
  const {stdout} = await run(
    'npx',
    ['--no', '--', 'spectral', 'lint', '-r', 'spectral.yaml', download],
    {
      cwd: __dirname,
    },
  );
  expect(stdout).toContain('No results with a severity');
});

it('swagger-parser accepts the download', async () => {
  const script = `
    require('@apidevtools/swagger-parser')
      .validate(process.argv[1])
      .then(({paths}) => console.log(Object.keys(paths).length));
  `;
  const {stdout} = await run('node', ['-e', script, download], {cwd: __dirname});
  expect(Number(stdout)).toBeGreaterThan(30);
});
