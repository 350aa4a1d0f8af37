import fs from 'node:fs';
import path from 'node:path';
import {withDefaults, textId, withRecord, type ContentOptions} from '@guide/content';
import {findPage, readPages} from '../pages/findPage';
import {formatStatus} from './report';
import {readStatus} from './status';

const usage = [
  'npm run i18n -- status',
  'npm run i18n -- done docs/glossary.mdx docs/versions.mdx',
];

/**
 * Says how translations stand to their originals, or marks some as translations of them as they are now.
 *
 * @throws with what a wrong call should be, or why a page cannot be marked
 */
export function runI18n(options: ContentOptions, [command, ...names]: string[]): void {
  const {siteDir, kinds} = withDefaults(options);
  if (command === 'status' && names.length === 0) {
    console.log(formatStatus(readStatus(siteDir, kinds)));
  } else if (command === 'done' && names.length > 0) {
    const pages = readPages(siteDir, kinds);
    for (const name of names) {
      // An id is that of the page that is being written, which is the first.
      const {files} = findPage(pages, name);
      markDone(siteDir, files).forEach((line) => console.log(line));
    }
  } else {
    throw new Error(['Say what to do:', ...usage].join('\n'));
  }
}

/** Records in each translation that it translates the original as it is now. @returns what was done, for the writer */
export function markDone(root: string, [original, ...translations]: readonly string[]): string[] {
  const id = textId(read(root, original!));
  const written = translations.filter((file) => fs.existsSync(path.join(root, file)));
  // Where there is none, the message names one that could be.
  return (written.length > 0 ? written : translations).map((file) => {
    fs.writeFileSync(path.join(root, file), withRecord(read(root, file), id));
    return `${file}: marked as the translation of ${original} as it is now (${id}).`;
  });
}

function read(root: string, file: string): string {
  const absolute = path.join(root, file);
  if (!fs.existsSync(absolute)) {
    throw new Error(`${file} does not exist: write it first.`);
  }
  return fs.readFileSync(absolute, 'utf8');
}
