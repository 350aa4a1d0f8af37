import fs from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {globSync} from 'tinyglobby';
import {buildDir} from '../../tools/site/serveBuild';

export {buildDir};

export function buildHas(file: string): boolean {
  return fs.existsSync(path.join(buildDir, file));
}

/** @throws if the build has no such file */
export function readBuild(file: string): string {
  return fs.readFileSync(path.join(buildDir, file), 'utf8');
}

const opened = new Map<string, CheerioAPI>();

/** Loads the page that a static host serves at an address; each is read once. */
export function openPage(address: string): CheerioAPI {
  const file = address.endsWith('/') ? `${address}index.html` : address;
  const page = opened.get(file) ?? load(readBuild(file));
  opened.set(file, page);
  return page;
}

/** Script folders of each language. */
export const scriptFolders = ['assets/js', 'fr/assets/js'];

/** Files of the build that match a pattern, by their path from its root. Folders may be named `a.html`. */
export const builtFiles = (pattern: string) =>
  globSync(pattern.replace(/^\//, ''), {cwd: buildDir, expandDirectories: false});

/** Scripts in a folder of the build. */
export const scriptFiles = (folder: string) => builtFiles(`${folder}/*.js`);

/** Style sheets of the build. */
export const styleSheets = () => builtFiles('assets/css/*.css');

/** HTML files of the build, by their address. */
export const htmlFiles = () => builtFiles('**/*.html').map((file) => `/${file}`);

/** The values of an attribute of all elements that match a selector. */
export function attributesOf($: CheerioAPI, selector: string, name: string): string[] {
  return Array.from($(selector), (element) => $(element).attr(name) ?? '');
}

/** The texts of all elements that match a selector, as `plain` returns them. */
export function textsOf($: CheerioAPI, selector: string): string[] {
  return Array.from($(selector), (element) => plain($(element).text()));
}

/** A text with one space for each run of white space, no-break spaces included. */
export function plain(text: string): string {
  return text.replace(/[\s\u00A0\u200B]+/g, ' ').trim();
}
