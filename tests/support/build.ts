import fs from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {buildDir} from '../../tools/site/serveBuild';

export {buildDir};

export function buildHas(file: string): boolean {
  return fs.existsSync(path.join(buildDir, file));
}

/** Names of the folders in a folder of the build. */
export function buildFolders(folder: string): string[] {
  return fs
    .readdirSync(path.join(buildDir, folder), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name)
    .sort();
}

/** @throws when the build has no such file */
export function readBuild(file: string): string {
  return fs.readFileSync(path.join(buildDir, file), 'utf8');
}

const opened = new Map<string, CheerioAPI>();

/** Opens the page that a static host serves at an address; each is read once. */
export function openPage(address: string): CheerioAPI {
  const page =
    opened.get(address) ??
    load(readBuild(address.endsWith('/') ? `${address}index.html` : address));
  opened.set(address, page);
  return page;
}

/** Where the scripts of each language are. */
export const scriptFolders = ['assets/js', 'fr/assets/js'];

/** Every script in a folder of the build, by its path from the root. */
export function scriptFiles(folder: string): string[] {
  return fs
    .readdirSync(path.join(buildDir, folder))
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.join(folder, file));
}

/** Every style sheet of the build, by its path from the root. */
export function styleSheets(): string[] {
  return fs
    .readdirSync(path.join(buildDir, 'assets/css'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => `assets/css/${file}`);
}

/** Every HTML file of the build, by its path from the root. */
export function htmlFiles(): string[] {
  return fs
    .readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && fs.statSync(path.join(buildDir, file)).isFile())
    .map((file) => `/${file.split(path.sep).join('/')}`);
}

/** The values of an attribute of all elements that a selector finds on a page. */
export function attributesOf($: CheerioAPI, selector: string, name: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).attr(name) ?? '');
}

/** Their texts, as `plain` gives them. */
export function textsOf($: CheerioAPI, selector: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => plain($(element).text()));
}

/** A text as a reader compares it: one space for each run of white space, no-break ones included. */
export function plain(text: string): string {
  return text.replace(/[\s\u00A0\u200B]+/g, ' ').trim();
}
