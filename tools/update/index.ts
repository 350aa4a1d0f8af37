/**
 * `npm run update:check -- 3.10.2`: what an update of Docusaurus would need, without making it.
 *
 * A clone of the last commit, in `.tmp/update-3.10.2`, gets the version, installs it and runs all
 * tests: half an hour. `report.md` there says which swizzled components upstream has changed, with
 * the difference of each, and which steps and tests fail. See UPDATING.md.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {dependencies} from '../../package.json';
import {runCommand} from '../runCommand';
import {runNpm} from '../verify/runNpm';
import {formatReport} from './report';
import {differenceOf, findSwizzles} from './swizzles';

const root = path.resolve(__dirname, '../..');
const current = dependencies['@docusaurus/core'];

void runCommand(async () => {
  const version = readVersion(process.argv[2]);
  const folder = path.join(root, '.tmp', `update-${version}`);
  fs.rmSync(folder, {recursive: true, force: true});
  execFileSync('git', ['clone', '--quiet', root, folder]);
  raiseVersion(folder, version);

  console.log(`Installing Docusaurus ${version} in ${folder}`);
  const install = await runNpm(['install'], {cwd: folder, isHeld: true});
  if (!install.ok) {
    throw new Error(
      `Docusaurus ${version} does not install. See whether it is published, and what npm says:\n${install.printed}`,
    );
  }
  console.log('Running all tests there');
  const log = path.join(folder, 'test.log');
  await runNpm(['test', '--', '--all'], {cwd: folder, log});

  const report = formatReport({
    from: current,
    to: version,
    printed: fs.readFileSync(log, 'utf8'),
    swizzles: findSwizzles(root).map((swizzle) => ({
      ...swizzle,
      difference: differenceOf(swizzle, root, folder),
    })),
  });
  fs.writeFileSync(path.join(folder, 'report.md'), report);
  console.log(report);
});

function readVersion(text = ''): string {
  if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(text)) {
    throw new Error(
      `"${text}" is no version. Name one that npm has: npm run update:check -- 3.10.2`,
    );
  }
  return text;
}

/** Writes the version where it stands: the packages, and the table of patches, whose rows are then tried. */
function raiseVersion(folder: string, version: string): void {
  const edits = [
    ['package.json', /("@docusaurus\/[\w-]+": ")[\d.]+"/g, `$1${version}"`],
    ['packages/delivery/src/patches/table.ts', /(docusaurus = ')[\d.]+'/, `$1${version}'`],
  ] as const;
  for (const [name, place, replacement] of edits) {
    const file = path.join(folder, name);
    const text = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, text.replace(place, replacement));
  }
}
