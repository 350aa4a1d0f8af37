import fs from 'node:fs/promises';
import path from 'node:path';
import postcss from 'postcss';
import {Globby} from '@docusaurus/utils';
import {constantsOf, type Constants} from './constants';
import {classesIn, variablesIn, variablesReadIn, variablesSetIn} from './names';

/** What the theme and the site use of Infima. */
export interface Use {
  /** The style sheet of Infima. */
  infima: string;
  /** Words of scripts and pages that can be names of its classes. */
  classes: string[];
  /** Its variables that other sources read. */
  read: string[];
  /** Its variables whose value on the root is the site's own. */
  replaced: string[];
  /** Its variables that never change. */
  constants: Constants;
  /** A file that changes when one of these does. */
  file: string;
}

/** Reads every source of the theme and of the site. */
export async function readUse(siteDir: string): Promise<Omit<Use, 'file'>> {
  const docusaurus = path.dirname(path.dirname(require.resolve('@docusaurus/core/package.json')));
  const infima = require.resolve('infima/dist/css/default/default.css', {
    paths: [path.join(docusaurus, 'theme-classic')],
  });
  const scripts = await readAll([
    `${docusaurus}/{theme-classic,theme-common,theme-search-algolia}/lib/**/*.js`,
    `${docusaurus}/core/lib/client/**/*.js`,
    `${siteDir}/src/{client*,components,lib,theme}/**/*.{ts,tsx}`,
    `${siteDir}/src/plugins/*/{client,themes}/**/*.{ts,tsx}`,
    `${siteDir}/{docs,blog,i18n}/**/*.{md,mdx}`,
  ]);
  const sheets = await readAll([
    `${docusaurus}/{theme-classic,theme-common,theme-search-algolia}/lib/**/*.css`,
    `${siteDir}/src/**/*.css`,
  ]);
  const ofScripts = scripts.flatMap(({text}) => variablesIn(text));
  const mentioned = new Set([...ofScripts, ...sheets.flatMap(({text}) => variablesSetIn(text))]);
  return {
    infima,
    classes: unique(scripts.flatMap(({file, text}) => classesIn(file, text))),
    read: unique([...ofScripts, ...sheets.flatMap(({text}) => variablesReadIn(text))]),
    replaced: variablesSetIn(
      rootOf(await fs.readFile(path.join(siteDir, 'src/css/infima.css'), 'utf8')),
    ),
    constants: constantsOf(postcss.parse(await fs.readFile(infima, 'utf8')), mentioned),
  };
}

/** The rule for the root, which is the first. */
const rootOf = (css: string) => css.slice(0, css.indexOf('}'));

const unique = (names: string[]) => [...new Set(names)].sort();

async function readAll(patterns: string[]): Promise<{file: string; text: string}[]> {
  const files = await Globby(patterns, {ignore: ['**/__tests__/**']});
  return Promise.all(files.map(async (file) => ({file, text: await fs.readFile(file, 'utf8')})));
}
