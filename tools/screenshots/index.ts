/**
 * `npm run screenshots`: a picture of every kind of page, whole, in both languages, both colour
 * modes and two widths, from the build into `.tmp/screenshots/`, with `index.html` that shows all.
 *
 * `--kind home` or `--page /glossary/`: some of them, each flag several times; BUILD_DIR is another build.
 */
import path from 'node:path';
import {runCommand} from '../runCommand';
import {readSubjects, shotsOf} from './options';
import {takeAll} from './takeAll';

void runCommand(async () => {
  const shots = shotsOf(readSubjects(process.argv.slice(2)));
  await takeAll(shots, path.resolve('.tmp/screenshots'));
  console.log(`${shots.length} pictures: .tmp/screenshots/index.html`);
});
