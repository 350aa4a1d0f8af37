import fs from 'node:fs/promises';
import path from 'node:path';
import postcss from 'postcss';
import {constantsOf, type Constants} from './constants';
import type {Sources} from '../readSources';
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

/** Finds in the sources of the theme and of the site what they use. */
export async function readUse(
  {docusaurus, scripts, sheets}: Sources,
  siteDir: string,
): Promise<Omit<Use, 'file'>> {
  const infima = require.resolve('infima/dist/css/default/default.css', {
    paths: [path.join(docusaurus, 'theme-classic')],
  });
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
