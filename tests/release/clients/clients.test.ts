import {execFile, spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {isDeepStrictEqual, promisify} from 'node:util';
import pMap from 'p-map';
import {globSync} from 'tinyglobby';
import {beforeAll, expect, it, onTestFinished} from 'vitest';
import {downloadsOf} from '../../../packages/openapi/src/downloads';
import {findOperation, successResponse} from '../../../packages/openapi/src/operations';
import {contentSite} from '../../../src/config/content';
import {contractPages} from '../../support/contract';
import {describeApi} from '../../source/api/support/description';
import {runCode} from '../../source/api/support/mock';
import {apiPages, blocksOf, codeOf} from '../../source/api/support/pages';

const execFileAsync = promisify(execFile);
const workDir = path.resolve('.tmp/clients');
const download = path.join(workDir, 'api.yaml');
const prismOrigin = 'http://127.0.0.1:4010';

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

async function generateClient(name: string, command: string[]): Promise<void> {
  const folder = path.join(workDir, name);
  fs.mkdirSync(folder);
  fs.copyFileSync(download, path.join(folder, 'api.yaml'));
  await execFileAsync('npx', ['--no', '--', ...command], {cwd: folder});
}

it('the clients compile', async () => {
  expect(commands.length).toBeGreaterThan(3);
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022'];
  const modules = ['--module', 'esnext', '--moduleResolution', 'bundler'];
  const files = commands.map(([name]) => globSync(`${name}/**/*.ts`, {cwd: workDir}));
  expect(files.filter(({length}) => length === 0)).toEqual([]);
  const {stdout: compileErrors} = await execFileAsync(
    'node_modules/.bin/tsc',
    [...options, ...modules, ...files.flat()],
    {cwd: workDir},
  ).catch((error: {stdout: string}) => error);
  expect(compileErrors).toBe('');
});

it('Spectral reports no problems in the download', async () => {
  const {stdout} = await execFileAsync(
    'node_modules/.bin/spectral',
    ['lint', '-r', 'spectral.yaml', download],
    {cwd: __dirname},
  );
  expect(stdout).toContain('No results with a severity');
});

/** Starts the mock server with the command of the page. */
async function startPrism(): Promise<void> {
  const [, command = ''] = /^npx (@stoplight\/prism-cli@.*)$/m.exec(text) ?? [];
  const prism = spawn('npx', ['--no', '--', ...command.split(' ')], {
    cwd: workDir,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void process.kill(-prism.pid!));
  let log = '';
  for await (const line of createInterface(prism.stdout)) {
    log += `${line}\n`;
    if (line.includes(`Prism is listening on ${prismOrigin}`)) {
      // Prism stops if nobody reads its log.
      prism.stdout.resume();
      return;
    }
  }
  throw new Error(`Prism has not started:\n${log}`);
}

it('Prism responds to every sample with an example of the description', async () => {
  await startPrism();
  const description = describeApi('en');
  const examplesOf = (id: string) => {
    const {response} = successResponse(description, findOperation(description, id).operation);
    const content = Object.values(response.content ?? {});
    const examples = content.flatMap((type) => Object.values(type.examples ?? {}));
    return examples.map((example) => description.resolve(example).value);
  };
  const calls = apiPages('en')
    .flatMap(blocksOf)
    .filter(({command, sample}) => sample ?? command?.includes(prismOrigin))
    .map((block) => ({
      location: block.location,
      code: codeOf(block, 'en').find(([language]) => language === 'curl')![1],
      // Only the section about Prism has a call without a sample.
      examples: examplesOf(block.sample?.operation ?? 'getMe'),
    }));
  const uniqueCalls = [...new Map(calls.map((call) => [call.code, call])).values()];
  expect(uniqueCalls.length).toBeGreaterThan(80);
  const faults = await pMap(
    uniqueCalls,
    async ({location, code, examples}) => {
      const {stdout, ...run} = await runCode('curl', code, prismOrigin);
      const body = stdout.split('\r\n\r\n').at(-1);
      const isExpected = body
        ? examples.some((example) => isDeepStrictEqual(example, JSON.parse(body)))
        : examples.length === 0;
      return run.code === 0 && isExpected ? [] : [{location, call: code, stdout, ...run}];
    },
    {concurrency: 3},
  );
  expect(faults.flat()).toEqual([]);
});
