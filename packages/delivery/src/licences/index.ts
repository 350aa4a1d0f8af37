import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {packagesFile} from '../third-party';
import {readInsideDocSearch, readInstalled} from './packages';
import {renderList, type Group} from './render';

const root = process.cwd();
const target = path.join(root, 'THIRD_PARTY.md');

/** Licences that ask of a site no more than to name them. */
const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/**
 * Writes THIRD_PARTY.md, the licences of what the last build sends to a reader's browser. With
 * `--check` it writes nothing.
 *
 * @throws when a licence is not allowed, or, with `--check`, when the file is out of date
 */
export function runLicences(args: string[]): void {
  const {values} = parseArgs({args, options: {check: {type: 'boolean', default: false}}});
  const groups = readGroups();
  const refused = groups
    .flatMap(({packages}) => packages)
    .filter(({licence}) => !allowed.includes(licence))
    .map(({name, licence}) => `${name}: ${licence}`);
  if (refused.length > 0) {
    throw new Error(
      `Licences that packages/delivery/src/licences/index.ts does not allow: ${refused.join(', ')}.`,
    );
  }
  const list = renderList(groups);
  if (!values.check) {
    fs.writeFileSync(target, list);
  } else if (!fs.existsSync(target) || fs.readFileSync(target, 'utf8') !== list) {
    throw new Error('THIRD_PARTY.md is out of date: run npm run build, then npm run licences.');
  }
}

function readGroups(): Group[] {
  const file = packagesFile(root);
  if (!fs.existsSync(file)) {
    throw new Error('No build has said what it is made of: run npm run build first.');
  }
  const folders = JSON.parse(fs.readFileSync(file, 'utf8')) as string[];
  return [
    {
      title: 'Packages',
      introduction:
        'In the scripts and styles of the site. The scripts of `@rspack/core` are those that load the others.',
      packages: [...folders, 'node_modules/@rspack/core'].map(readInstalled),
    },
    {
      title: 'Inside @docsearch/react',
      introduction:
        '`@docsearch/react`, the search box, comes as one file with other packages in it, in the versions of its own lock file. A site without Ask AI ships a third of that file: no chat, no reader of Markdown, no checker of data.',
      packages: readInsideDocSearch(),
    },
  ];
}
