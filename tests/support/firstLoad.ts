import fs from 'node:fs';
import path from 'node:path';
import {brotli} from '../../tools/site/staticServer';

const assetPath = /\/(?:[\w-]+\/)?assets\/(?:js|css)\/[\w~.-]+\.(?:js|css)/g;

/**
 * Lists the files a page loads before hydration, relative to the build. The HTML references all of
 * them (`packages/docusaurus-patches/src`).
 */
export function readFirstLoad(buildDir: string, address: string) {
  const html = address.endsWith('/') ? `${address}index.html` : address;
  const text = fs.readFileSync(path.join(buildDir, html), 'utf8');
  const files = [...new Set(text.match(assetPath))];
  return {
    html,
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}

const weights = new Map<string, Promise<number>>();

/** Returns the bytes of a file at Brotli level 11, from its `.br` file if that is current. */
export function weighFile(file: string): Promise<number> {
  const weight = weights.get(file) ?? weigh(file);
  weights.set(file, weight);
  return weight;
}

async function weigh(file: string): Promise<number> {
  // `npm run compress` uses level 10 for other files.
  const compressed =
    /\.(?:css|js)$/.test(file) && fs.statSync(`${file}.br`, {throwIfNoEntry: false});
  const isCurrent = compressed && compressed.mtimeMs >= fs.statSync(file).mtimeMs;
  return isCurrent ? compressed.size : (await brotli(fs.readFileSync(file))).length;
}

/** Returns bytes at Brotli level 11, and file counts. */
export async function weighFirstLoad(buildDir: string, address: string) {
  const {html, scripts, styles} = readFirstLoad(buildDir, address);
  const weigh = async (files: string[]) => {
    const bytes = await Promise.all(files.map((file) => weighFile(path.join(buildDir, file))));
    return bytes.reduce((sum, size) => sum + size, 0);
  };
  return {
    html: await weigh([html]),
    js: await weigh(scripts),
    css: await weigh(styles),
    scripts: scripts.length,
    styles: styles.length,
  };
}
