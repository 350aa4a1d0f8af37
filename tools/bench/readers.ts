import fs from 'node:fs/promises';
import path from 'node:path';
import {medians, type Measure} from './measure';
import type {Options} from './options';
import {writeLogs} from './readerLogs';
import {runMeasured, type Cost} from './runMeasured';

/** Reports on made logs, half of them packed, from the first line to the page that is written. */
export async function measureReaders(
  buildDir: string,
  {lines, runs}: Pick<Options, 'lines' | 'runs'>,
): Promise<Measure[]> {
  const folder = path.resolve('.tmp/bench/readers');
  await fs.mkdir(folder, {recursive: true});
  try {
    const files = await writeLogs(folder, lines, await addressesOf(buildDir));
    const command = `npm run readers -- ${files.join(' ')} --out ${path.join(folder, 'readers.html')}`;
    const costs: Cost[] = [];
    for (let run = 0; run < runs; run += 1) {
      costs.push(await runMeasured(command, process.cwd()));
    }
    const measure = (unit: 's' | 'MB', pick: (cost: Cost) => number) => ({
      part: 'readers' as const,
      name: `${lines} lines`,
      unit,
      ...medians({ours: costs}, pick),
    });
    return [measure('s', ({seconds}) => seconds), measure('MB', ({megabytes}) => megabytes)];
  } finally {
    // They are large.
    await fs.rm(folder, {recursive: true});
  }
}

async function addressesOf(buildDir: string): Promise<string[]> {
  const sitemap = await fs.readFile(path.join(buildDir, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
}
