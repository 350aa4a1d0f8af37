import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {buildDir, builtFiles} from '../../support/build';
import {siteUrl} from '../../support/contract';
import {startNginx, type Nginx} from '../../support/nginx';
import {runTool, toolFile} from './tools';

interface Report {
  scoring: {overall: number};
  results: {id: string; status: string; message: string}[];
}

const copy = path.resolve('.tmp/conformance/site');
let nginx: Nginx;

beforeAll(async () => {
  fs.rmSync(copy, {recursive: true, force: true});
  fs.cpSync(buildDir, copy, {recursive: true});
  nginx = await startNginx(copy, {generated: `${buildDir}-nginx`});
  for (const file of builtFiles('**/*.{html,md,txt,xml}')) {
    const text = fs.readFileSync(path.join(buildDir, file), 'utf8');
    fs.writeFileSync(path.join(copy, file), text.replaceAll(siteUrl, nginx.address));
  }
});

afterAll(() => nginx.stop());

it('afdocs finds that agents can find and read all pages', async () => {
  const output = ['--format', 'json', '--score', '--quiet'];
  const scope = ['--sampling', 'deterministic', '--max-links', '500'];
  const speed = ['--request-delay', '0', '--max-concurrency', '20'];
  const afdocs = toolFile('.bin/afdocs');
  const {stdout} = await runTool(afdocs, ['check', nginx.address, ...output, ...scope, ...speed]);
  const {scoring, results} = JSON.parse(stdout) as Report;
  expect(results.filter(({status}) => status === 'fail')).toEqual([]);
  expect(scoring.overall).toBe(100);
});
