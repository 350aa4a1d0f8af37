import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import {nextDir, nextVersion} from './build';

it(`a build with Docusaurus ${nextVersion} passes the tests of builds`, async () => {
  // Search and Markdown are tested with the site that uses our packages.
  const files = globSync('tests/site/built/*.test.ts', {ignore: '**/{markdown,search}.test.ts'});
  const args = ['vitest', 'run', '--project', 'built', ...files];
  const env = {...process.env, BUILD_DIR: nextDir, NODE_ENV: undefined};
  const result: {code?: number; stdout: string} = await promisify(execFile)('npx', args, {
    env,
  }).catch((error: {code: number; stdout: string}) => error);
  expect(result.code ?? 0, result.stdout).toBe(0);
});
