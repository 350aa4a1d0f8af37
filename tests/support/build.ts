import fs from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {globSync} from 'tinyglobby';
import {buildDir} from '../../tools/site/serveBuild';

export {buildDir};

export function buildHas(file: string): boolean {
  return fs.existsSync(path.join(buildDir, file));
}

export function readBuild(file: string): string {
  return fs.readFileSync(path.join(buildDir, file), 'utf8');
}

const pageCache = new Map<string, CheerioAPI>();

/** Loads the page served at an address. Cached. */
export function openPage(address: string): CheerioAPI {
  const file = address.endsWith('/') ? `${address}index.html` : address;
  const page = pageCache.get(file) ?? load(readBuild(file));
  pageCache.set(file, page);
  return page;
}

export const scriptFolders = ['assets/js', 'fr/assets/js'];

/** Lists files that match a pattern. Folders aren't expanded: some are named like files. */
export const builtFiles = (pattern: string) =>
  globSync(pattern.replace(/^\//, ''), {cwd: buildDir, expandDirectories: false});

export const scriptFiles = (folder: string) => builtFiles(`${folder}/*.js`);

export const styleSheets = () => builtFiles('assets/css/*.css');

export const htmlFiles = () => builtFiles('**/*.html').map((file) => `/${file}`);

export function attributesOf($: CheerioAPI, selector: string, name: string): string[] {
  return Array.from($(selector), (element) => $(element).attr(name) ?? '');
}

export function textsOf($: CheerioAPI, selector: string): string[] {
  return Array.from($(selector), (element) => collapseSpaces($(element).text()));
}

export function collapseSpaces(text: string): string {
  return text.replace(/[\s\u00A0\u200B]+/g, ' ').trim();
}
