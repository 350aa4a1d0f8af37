import fs from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';

/** Releases of each Node.js line that fix CVE-2026-21717. */
const MINIMUM_NODE: Record<number, [minor: number, patch: number]> = {24: [14, 1]};

const read = (file: string) => fs.readFileSync(`extras/mcp/deploy/${file}`, 'utf8');

it('the MCP server shares the network of the site, and has limits', () => {
  const rules = ['http', 'server'].map((name) => expect.stringContaining(`mcp.${name}.conf:/srv`));
  expect((parse(read('compose.yaml')) as {services: unknown}).services).toMatchObject({
    site: {volumes: rules},
    assistants: {
      ...{network_mode: 'service:site', depends_on: {site: {restart: true}}},
      ...{read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges']},
      ...{cpus: 1, mem_limit: '512m', pids_limit: 64},
    },
  });
});

it('the MCP server runs on no Node.js version with a known vulnerability', () => {
  const [, major, minor, patch] = /node:(\d+)\.(\d+)\.(\d+)-slim/
    .exec(read('Containerfile'))!
    .map(Number);
  const [minimumMinor, minimumPatch] = MINIMUM_NODE[major!]!;
  expect(minor! * 1000 + patch!).toBeGreaterThanOrEqual(minimumMinor * 1000 + minimumPatch);
});
