/**
 * `npm run screenshots`: a picture of every kind of page, whole, in both languages, both colour
 * modes and two widths, from the build into `.tmp/screenshots/`, with `index.html` that shows all.
 *
 * `--kind home` or `--page /glossary/`, `--locale en|fr`, `--mode light|dark`, `--width 1280|390`: some
 * of them, each flag several times or with several values (`home,tag`); BUILD_DIR is another build.
 */
import fs from 'node:fs';
import path from 'node:path';
import {runCommand} from '../runCommand';
import {buildDir} from '../site/serveBuild';
import {readShots} from './options';
import {takeAll} from './takeAll';

void runCommand(async () => {
  const shots = readShots(process.argv.slice(2));
  const unknown = shots.find(
    ({subject}) =>
      subject.startsWith('/') && !fs.existsSync(path.join(buildDir, subject, 'index.html')),
  );
  if (unknown) {
    throw new Error(`--page is "${unknown.subject}": ${buildDir} has no such page.`);
  }
  const start = Date.now();
  await takeAll(shots, path.resolve('.tmp/screenshots'));
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  console.log(`${shots.length} pictures in ${seconds} s: .tmp/screenshots/index.html`);
});
