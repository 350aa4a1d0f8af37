/**
 * `npm run screenshots`: a picture of every kind of page, whole, in both languages, both colour
 * modes and two widths, from the build into `.tmp/screenshots/`, with `index.html` that shows all.
 *
 * `--kind home`, or `--page /glossary/`, which may be repeated; `--locale en|fr`, `--mode light|dark`,
 * `--width 1280|390`; BUILD_DIR is another build.
 */
import path from 'node:path';
import {runCommand} from '../runCommand';
import {readShots} from './options';
import {takeAll} from './takeAll';

void runCommand(async () => {
  const shots = readShots(process.argv.slice(2));
  const start = Date.now();
  await takeAll(shots, path.resolve('.tmp/screenshots'), process.env.BUILD_DIR || 'build');
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  console.log(`${shots.length} pictures in ${seconds} s: .tmp/screenshots/index.html`);
});
