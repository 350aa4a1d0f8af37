import {execFile} from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import type {SiteCopy} from '../../../support/siteCopy';

export const ownerName = 'Horizon';

/** In file order. */
export const ownerAccent = {
  50: '#e3f5f2',
  300: '#7fd8cb',
  500: '#2f9f90',
  600: '#0b6e63',
  700: '#08574e',
  900: '#123f3c',
};

export async function renameProduct(site: SiteCopy): Promise<void> {
  const {code, output} = await site.runCommand('rename', ownerName);
  if (code !== 0) {
    throw new Error(`\`npm run guide -- rename\` failed: ${output}`);
  }
  await site.edit('src/css/tokens.css', (css) =>
    Object.entries(ownerAccent).reduce(
      (changed, [shade, colour]) =>
        changed.replace(new RegExp(`(--ts-night-${shade}: )#\\w+`), `$1${colour}`),
      css,
    ),
  );
  // Each version copies the figures, so only draw those that pages show.
  await fs.rm(site.path('static/figures'), {recursive: true});
  // So that the copy's `tsconfig.json` applies to the package.
  await fs.mkdir(site.path('node_modules/@guide'), {recursive: true});
  await fs.symlink(site.path('packages/figures'), site.path('node_modules/@guide/figures'));
  // Only draw two social cards: each takes half a second.
  const targets = [...(await shownFigures(site)), 'en/site', 'fr/site'];
  await promisify(execFile)(
    path.resolve('node_modules/.bin/tsx'),
    ['tools/run.ts', 'draw', ...targets],
    {cwd: site.dir},
  );
}

async function shownFigures(site: SiteCopy): Promise<string[]> {
  const files = await fs.readdir(site.path('docs'), {recursive: true});
  const texts = await Promise.all(
    files
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => fs.readFile(site.path(`docs/${file}`), 'utf8')),
  );
  const figures = texts.join('').matchAll(/<(?:Figure|Walkthrough) name="([\w-]+)"/g);
  return [...figures].map(([, figure]) => figure!);
}
