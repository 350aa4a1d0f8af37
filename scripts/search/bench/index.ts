/**
 * `npm run search:bench`: what the embedded search of the build weighs, how fast it answers, and
 * how it would do on more pages. Figures are reported, never judged.
 *
 * `--runs 10` cold visits, `--only weight|speed|scale`, `--json FILE`; BUILD_DIR is another build.
 */
import fs from 'node:fs';
import os from 'node:os';
import {startStaticServer} from '../../../tests/support/staticServer';
import {launch} from '../../measure/browser';
import {runCommand} from '../../runCommand';
import {readOptions} from './options';
import {measureScale, scaleTables} from './scale';
import {measureSpeed, speedTable} from './speed';
import {formatTable, type Table} from '../../measure/table';
import {measureWeight, weightTable} from './weight';

void runCommand(async () => {
  const {runs, only, json} = readOptions(process.argv.slice(2));
  const buildDir = process.env.BUILD_DIR || 'build';
  const figures: Record<string, unknown> = {
    machine: `${os.cpus()[0]?.model ?? 'unknown'}, ${os.cpus().length} cores, Node ${process.version}`,
    // Before its own: where others are at work, times are too long, and of no use to compare.
    load: `load before ${os.loadavg()[0]?.toFixed(1)}`,
  };
  const show = (...tables: Table[]) => {
    for (const table of tables) {
      console.log(`\n${formatTable(table)}`);
    }
  };
  if (only.includes('weight') || only.includes('speed')) {
    const server = await startStaticServer(buildDir);
    const browser = await launch();
    figures.browser = `Chromium ${browser.version()}`;
    try {
      // Always: it also has the server compress, before times are taken, what they need.
      const weights = await measureWeight(browser, server, buildDir);
      if (only.includes('weight')) {
        figures.weight = weights;
        show(weightTable(weights));
      }
      if (only.includes('speed')) {
        const speed = await measureSpeed(browser, server.origin, runs);
        figures.speed = speed;
        show(speedTable(speed));
      }
    } finally {
      await browser.close();
      await server.stop();
    }
  }
  if (only.includes('scale')) {
    const scale = await measureScale(buildDir);
    figures.scale = scale;
    show(...scaleTables(scale));
  }
  if (json !== undefined) {
    fs.writeFileSync(json, `${JSON.stringify(figures, null, 2)}\n`);
  }
  console.log(
    Object.values(figures)
      .filter((value) => typeof value === 'string')
      .join('; '),
  );
});
