import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {buildDir, builtFiles} from '../../support/build';
import {contractPages, siteUrl} from '../../support/contract';
import {startNginx, type Nginx} from '../../support/nginx';
import {runTool, toolFile} from './tools';

interface Report {
  testedPages: number;
  scoring: {overall: number};
  results: {id: string; status: string; message: string}[];
}

const copy = path.resolve('.tmp/conformance/site');
let nginx: Nginx;

beforeAll(async () => {
  fs.rmSync(copy, {recursive: true, force: true});
  // Compressed files contain the original address.
  const isPlain = (file: string) => !/\.(?:br|gz)$/.test(file);
  fs.cpSync(buildDir, copy, {recursive: true, filter: isPlain});
  nginx = await startNginx(copy, {generated: `${buildDir}-nginx`});
  for (const file of builtFiles('**/*.{html,md,txt,xml}')) {
    const text = fs.readFileSync(path.join(buildDir, file), 'utf8');
    fs.writeFileSync(path.join(copy, file), text.replaceAll(siteUrl, nginx.address));
  }
});

afterAll(() => nginx.stop());

/** Its page is longer than agents read; its Markdown is split. */
const tooLong = '/public_rest_api/routing/';

it('afdocs finds that agents can find and read the pages', async () => {
  const paths = contractPages('en').map(({path: page}) => page);
  const urls = paths.filter((page) => page !== tooLong).map((page) => nginx.address + page);
  const output = ['--format', 'json', '--score', '--quiet'];
  // It gives up after 15 s, which includes the time to parse other pages.
  const speed = ['--request-delay', '0', '--max-concurrency', '12'];
  const scope = ['--urls', urls.join()];
  const afdocs = toolFile('.bin/afdocs');
  const {stdout} = await runTool(afdocs, ['check', nginx.address, ...output, ...scope, ...speed]);
  const {scoring, results, testedPages} = JSON.parse(stdout) as Report;
  expect(testedPages).toBe(urls.length);
  expect(results.filter(({status}) => status === 'fail')).toEqual([]);
  // Without Markdown, an agent reads the menu before the content: 96 of 100 for the size of pages.
  expect(scoring.overall).toBeGreaterThanOrEqual(99);
});
