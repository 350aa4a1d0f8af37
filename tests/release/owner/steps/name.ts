import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import type {OwnerStep} from '../build';

/** What the owner calls the product, and where its readers write to. */
export const ownerName = 'Horizon';
export const ownerEmail = 'help@horizon.test';

/** The shades of the accent in place of those of the guide, in the order of the file. */
export const ownerAccent = {
  50: '#e3f5f2',
  300: '#7fd8cb',
  400: '#4fbfb0',
  500: '#2f9f90',
  600: '#0b6e63',
  700: '#08574e',
  900: '#123f3c',
};

/** The product gets another name and another accent, and what is drawn is drawn again. */
export const name: OwnerStep = async (site) => {
  const env = {TELESCOPE_PRODUCT_NAME: ownerName, TELESCOPE_SUPPORT_EMAIL: ownerEmail};
  await site.edit('src/css/tokens.css', (css) =>
    Object.entries(ownerAccent).reduce(
      (changed, [shade, colour]) =>
        changed.replace(new RegExp(`(--ts-night-${shade}: )#\\w+`), `$1${colour}`),
      css,
    ),
  );
  const run = (...args: string[]) =>
    promisify(execFile)(path.resolve('node_modules/.bin/tsx'), args, {
      cwd: site.dir,
      env: {...process.env, ...env},
    });
  const commands = path.resolve('tools/commands');
  await run('--tsconfig', path.resolve('packages/figures/tsconfig.json'), `${commands}/figures.ts`);
  // One card a language: each takes half a second.
  await run(`${commands}/cards.ts`, 'en/site', 'fr/site');
  return env;
};
