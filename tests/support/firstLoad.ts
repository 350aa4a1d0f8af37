import fs from 'node:fs';
import path from 'node:path';
import {brotli} from '../../tools/site/staticServer';

/** The files that a first visit of a page loads before the page answers, from the root of the build. */
export interface FirstLoad {
  html: string;
  scripts: string[];
  styles: string[];
}

/** Files of the build that a page names, but for those that it only announces for the next page. */
const named = /\/(?:[\w-]+\/)?assets\/(?:js|css)\/[\w~.-]+\.(?:js|css)/g;
const ahead = /<link[^>]* rel="?prefetch\b[^>]*>/g;

/** Reads what a page of a build names: it names all that it needs (`packages/docusaurus-patches/src`). */
export function readFirstLoad(buildDir: string, address: string): FirstLoad {
  const html = address.endsWith('/') ? `${address}index.html` : address;
  const text = fs.readFileSync(path.join(buildDir, html), 'utf8');
  const files = [...new Set(text.replace(ahead, '').match(named))];
  return {
    html,
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}

/** What a first visit of a page weighs before the page answers: bytes of Brotli 11, and files. */
export type FirstLoadWeight = Record<'html' | 'js' | 'css' | 'scripts' | 'styles', number>;

const weights = new Map<string, Promise<number>>();

/** Bytes of a file of a build in Brotli 11; each file is compressed once, by `npm run compress` or here. */
export function weighFile(file: string): Promise<number> {
  const weight = weights.get(file) ?? weigh(file);
  weights.set(file, weight);
  return weight;
}

async function weigh(file: string): Promise<number> {
  // Of other files, what `npm run compress` makes is Brotli 10.
  const made = /\.(?:css|js)$/.test(file) && fs.statSync(`${file}.br`, {throwIfNoEntry: false});
  const isCurrent = made && made.mtimeMs >= fs.statSync(file).mtimeMs;
  return isCurrent ? made.size : (await brotli(fs.readFileSync(file))).length;
}

/** Weighs the first visit of a page of a build. */
export async function weighFirstLoad(buildDir: string, address: string): Promise<FirstLoadWeight> {
  const {html, scripts, styles} = readFirstLoad(buildDir, address);
  const weigh = async (files: string[]) => {
    const bytes = await Promise.all(files.map((file) => weighFile(path.join(buildDir, file))));
    return bytes.reduce((sum, one) => sum + one, 0);
  };
  return {
    html: await weigh([html]),
    js: await weigh(scripts),
    css: await weigh(styles),
    scripts: scripts.length,
    styles: styles.length,
  };
}
