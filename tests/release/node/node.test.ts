import {execFile, spawn} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, it, onTestFinished, vi} from 'vitest';
import {freePort} from '../../support/freePort';
import {SiteCopy} from '../../support/siteCopy';

const versions = ['22.23.3', '24.21.0', '26.12.1'];

const execFileAsync = promisify(execFile);
const cli = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');

let site: SiteCopy;

beforeAll(async () => {
  site = await SiteCopy.create('node');
  await site.shortenPages(() => false);
});
afterAll(() => site.remove());

/** Returns the path of a Node.js executable, from the npm package with the official build. */
async function download(version: string): Promise<string> {
  const name = `node-${process.platform}-${process.arch}@${version}`;
  const args = ['exec', '--yes', '--package', name, '--', 'node', '-p', 'process.execPath'];
  return (await execFileAsync('npm', args)).stdout.trim();
}

it.each(versions)('Node %s builds and serves the site', async (version) => {
  const node = await download(version);
  const {code, output} = await site.run(['build', '--locale', 'en'], {}, node);
  expect(code, output).toBe(0);

  const port = await freePort();
  const args = [cli, 'serve', '--no-open', '--port', `${port}`];
  const server = spawn(node, args, {cwd: site.dir, stdio: 'ignore'});
  onTestFinished(() => void server.kill());
  const page = await vi.waitUntil(
    () => fetch(`http://localhost:${port}/glossary/`).catch(() => undefined),
    {timeout: 300_000},
  );
  expect(await page.text()).toContain('id="term-baseline"');
});
