import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {serveHttp} from '../../src/http/serveHttp';
import {serverFactory} from '../../src/server';
import {BuildReader} from '../../src/build/buildReader';
import {buildDir} from '../../../../tests/support/build';
import {runTool, toolFile} from '../../../../tests/release/conformance/tools';

/** The other scenarios call tools, prompts and resources of a test server. */
const scenarios = [
  'server-initialize',
  'ping',
  'tools-list',
  'server-sse-multiple-streams',
  'dns-rebinding-protection',
];

it.each(scenarios)('the MCP server passes the conformance test %s', async (scenario) => {
  const factory = serverFactory(new BuildReader(buildDir));
  const server = await serveHttp(factory, {port: 0, allow: []});
  onTestFinished(server.close);
  const {stdout} = await runTool(toolFile('.bin/conformance'), [
    ...['server', '--url', server.address, '--scenario', scenario],
    ...['--output-dir', path.resolve('.tmp/conformance/mcp')],
  ]);
  expect(stdout).toContain(' 0 failed');
});
