import fs from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';

/** Releases of each Node.js line that fix CVE-2026-21717. */
const MINIMUM_NODE: Record<number, [minor: number, patch: number]> = {24: [14, 1]};

interface Service {
  volumes: string[];
}

const read = (file: string) => fs.readFileSync(`extras/mcp/deploy/${file}`, 'utf8');
const {services} = parse(read('compose.yaml')) as {services: Record<string, Service>};

it('the containers share a network, and nginx has the rules of the MCP server', () => {
  expect(services.assistants).toMatchObject({
    network_mode: 'service:site',
    depends_on: {site: {restart: true}},
  });
  const mounts = services.site!.volumes.map((volume) => volume.replace(/^.*\/(.+):\/srv.*/, '$1'));
  expect(mounts).toEqual(['mcp.http.conf', 'mcp.server.conf']);
});

it('the MCP server has limits, and no Node.js version with a known vulnerability', () => {
  expect(services.assistants).toMatchObject({
    ...{read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges']},
    ...{cpus: 1, mem_limit: '512m', pids_limit: 64},
  });
  const [, major, minor, patch] = /node:(\d+)\.(\d+)\.(\d+)-slim/
    .exec(read('Containerfile'))!
    .map(Number);
  const [minimumMinor, minimumPatch] = MINIMUM_NODE[major!]!;
  expect(minor! * 1000 + patch!).toBeGreaterThanOrEqual(minimumMinor * 1000 + minimumPatch);
});
