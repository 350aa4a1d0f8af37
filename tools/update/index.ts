/**
 * `npm run --silent update:check -- 3.10.2`: prints upstream changes of swizzled components as Markdown.
 * Downloads that version to `.tmp/update-3.10.2`. See UPDATING.md.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {runCommand} from '../runCommand';
import {runNpm} from '../verify/runNpm';
import {differenceOf, findSwizzles} from './swizzles';

const root = path.resolve(__dirname, '../..');

void runCommand(async () => {
  const version = readVersion(process.argv[2]);
  const folder = path.join(root, '.tmp', `update-${version}`);
  fs.rmSync(folder, {recursive: true, force: true});
  const swizzles = findSwizzles(root);
  for (const name of new Set(swizzles.map((swizzle) => swizzle.package))) {
    await fetchPackage(`${name}@${version}`, path.join(folder, 'node_modules', name));
  }
  const changed = swizzles
    .map((swizzle) => ({...swizzle, difference: differenceOf(swizzle, root, folder)}))
    .filter(({difference}) => difference);
  console.log(`Upstream has changed ${changed.length} of ${swizzles.length} components.\n`);
  for (const {component, how, file, difference} of changed) {
    console.log(
      `### ${component}\n\n${how}: ${file}\n\n\`\`\`diff\n${difference.trim()}\n\`\`\`\n`,
    );
  }
});

function readVersion(text = ''): string {
  if (!/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(text)) {
    throw new Error(
      `"${text}" is not a version. Pass one that is on npm: npm run update:check -- 3.10.2`,
    );
  }
  return text;
}

/** @throws if npm has no such package */
async function fetchPackage(name: string, folder: string): Promise<void> {
  fs.mkdirSync(folder, {recursive: true});
  const args = ['pack', name, '--silent', '--pack-destination', folder];
  const {ok, output} = await runNpm(args, {captureOutput: true});
  if (!ok) {
    throw new Error(`Can't download ${name} from npm. Check that it is published:\n${output}`);
  }
  execFileSync('tar', ['-xzf', output.trim(), '--strip-components=1'], {cwd: folder});
}
