import {execFileSync} from 'node:child_process';
import {expect, it} from 'vitest';
import {pack} from '../../../tools/pack';
import {toolFile} from './tools';

it('publint and Are the Types Wrong find no problems in the packed plugins', () => {
  const run = (program: string, ...args: string[]) =>
    execFileSync(toolFile(`.bin/${program}`), args, {stdio: 'inherit'});
  const tarballs = pack('.tmp/packages');
  expect(tarballs).not.toEqual([]);
  for (const tarball of tarballs) {
    run('publint', 'run', tarball, '--strict');
    run('attw', tarball, '--profile', 'esm-only');
  }
});
