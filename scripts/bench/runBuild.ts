import {spawn} from 'node:child_process';
import path from 'node:path';
import type {Locale} from '../../src/config/locales';
import {memoryOfTree, readProcesses, type TreeMemory} from './processTree';
import type {SiteName} from './siteFolders';

/** What a build took. */
export interface BuildCost {
  seconds: number;
  /** At its most. */
  memory: TreeMemory;
  /** When it was at its most, in seconds from the start. */
  peakAt: number;
}

const SAMPLE_MS = 100;

const docusaurus = path.resolve(
  __dirname,
  '../../node_modules/@docusaurus/core/bin/docusaurus.mjs',
);

/** Neither by npm, which takes half a second of its own to start one. */
const commands: Record<SiteName, string[]> = {
  ours: [process.execPath, 'scripts/build/index.mjs'],
  stock: [process.execPath, docusaurus, 'build'],
};

/** Builds a copy of a site into its `build`. @throws with the end of what it printed, when it fails */
export async function runBuild(
  site: SiteName,
  folder: string,
  locale?: Locale,
): Promise<BuildCost> {
  const [command = '', ...args] = commands[site];
  const start = performance.now();
  const child = spawn(
    command,
    [...args, '--out-dir', 'build', ...(locale ? ['--locale', locale] : [])],
    {
      cwd: folder,
      env: {...process.env, NODE_ENV: undefined, NO_UPDATE_NOTIFIER: '1'},
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  const keep = (text: Buffer) => (output = (output + text.toString()).slice(-4000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);

  const cost: BuildCost = {seconds: 0, memory: {all: 0, largest: 0}, peakAt: 0};
  const sampler = setInterval(() => {
    const memory = memoryOfTree(readProcesses(), child.pid ?? 0);
    if (memory.all > cost.memory.all) {
      cost.memory = memory;
      cost.peakAt = (performance.now() - start) / 1000;
    }
  }, SAMPLE_MS);
  try {
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    if (code !== 0) {
      throw new Error(`The build of ${site} in ${folder} failed:\n${output}`);
    }
  } finally {
    clearInterval(sampler);
  }
  return {...cost, seconds: (performance.now() - start) / 1000};
}
