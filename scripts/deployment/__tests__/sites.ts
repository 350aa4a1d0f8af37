import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {listFiles} from '../../../src/lib/listFiles';

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  return fs.mkdtempSync(path.join(os.tmpdir(), 'deployment-'));
}

/** Writes files by their paths, those that are there included. */
export function writeSite(dir: string, files: Record<string, string>): string {
  for (const [file, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), content);
  }
  return dir;
}

const page = (...assets: string[]) =>
  `<h1>A page</h1>${assets.map((asset) => `<script src=/${asset}></script>`).join('')}`;

/** A build of some name: one asset as in any other, the rest its own; a page of that name is in no other. */
export function writeBuild(dir: string, name: string): string {
  const script = `assets/js/main.${name}.js`;
  const french = `fr/assets/js/main.${name}.js`;
  const english = page('assets/js/shared.js', script);
  return writeSite(dir, {
    'assets/js/shared.js': 'shared',
    [script]: `script of ${name}`,
    [`${script}.br`]: `brotli of ${name}`,
    [french]: `script of ${name} in French`,
    [`search-data/texts/${name}.json`]: `texts of ${name}`,
    'search-data/index.json': `index of ${name}`,
    'figures/map.svg': 'a map',
    'index.html': english,
    'index.html.br': `brotli of the page of ${name}`,
    'glossary/index.html': english,
    'fr/index.html': page(french),
    [`news/${name}/index.html`]: english,
    [`news/${name}/picture.svg`]: 'a picture',
  });
}

/** Assets that pages of a folder name, and that it does not have. */
export function missingAssets(dir: string): string[] {
  return listFiles(dir)
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const html = fs.readFileSync(path.join(dir, file), 'utf8');
      return [...html.matchAll(/src=\/([^>\s]+)/g)].map(([, asset]) => asset!);
    })
    .filter((asset) => !fs.existsSync(path.join(dir, asset)));
}
