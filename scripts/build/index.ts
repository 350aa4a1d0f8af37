/**
 * `npm run build`: builds the site and makes it ready for its hosts. It takes the flags of
 * `docusaurus build`.
 */
import {spawn} from 'node:child_process';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {locales} from '../../src/config/locales';
import {runCommand} from '../runCommand';
import {countPages, heapOptions} from './heap';

const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');

void runCommand(async () => {
  const args = process.argv.slice(2);
  // Docusaurus says itself what is wrong with a flag.
  const {values} = parseArgs({
    args,
    options: {
      'out-dir': {type: 'string', default: 'build'},
      locale: {type: 'string', short: 'l', multiple: true, default: []},
    },
    strict: false,
  });
  const built = runDocusaurus(['build', ...args]);
  // What it loads takes a second: meanwhile, and not before.
  const [{finishBuild}] = await Promise.all([import('./finish'), built]);
  const named = [values.locale].flat();
  const only = locales.find((locale) => named.length === 1 && named[0] === locale);
  await finishBuild(path.resolve(String(values['out-dir'])), process.env, only);
});

/** @throws when Docusaurus, which says why, does not end well */
function runDocusaurus(args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [...heapOptions(countPages('docs')), docusaurus, ...args],
      {
        stdio: 'inherit',
        env: {
          // One pool of memory a thread, as Linux has it, keeps a third more than is in use.
          MALLOC_ARENA_MAX: '2',
          NO_UPDATE_NOTIFIER: '1',
          ...process.env,
        },
      },
    );
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) {
        resolve();
      } else {
        reject(new Error('The site was not built.'));
      }
    });
  });
}
