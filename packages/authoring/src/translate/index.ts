import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {withDefaults, textId, withRecord, type ContentOptions} from '@guide/content';
import {findPage, readPages} from '../pages/findPage';
import {formatStatus} from './report';
import {readStatus} from './status';

const usage = [
  'npm run i18n -- status',
  'npm run i18n -- done docs/glossary.mdx docs/versions.mdx',
  'npm run i18n -- keep npx docusaurus write-heading-ids',
];

/** Runs `npm run i18n -- status`, `done` or `keep`. @throws if the arguments are invalid */
export function runI18n(options: ContentOptions, [command, ...names]: string[]): void {
  const {siteDir, contentFolders} = withDefaults(options);
  if (command === 'status' && names.length === 0) {
    console.log(formatStatus(readStatus(siteDir, contentFolders)));
  } else if (command === 'done' && names.length > 0) {
    const pages = readPages(siteDir, contentFolders);
    for (const name of names) {
      // `readPages` lists current pages before those of released versions.
      const {files} = findPage(pages, name);
      markDone(siteDir, files).forEach((line) => console.log(line));
    }
  } else if (command === 'keep' && names.length > 0) {
    const kept = readStatus(siteDir, contentFolders).filter(({state}) => state === 'up-to-date');
    // For commands that change pages but not what they mean, such as a new syntax.
    execFileSync(names[0]!, names.slice(1), {cwd: siteDir, stdio: 'inherit'});
    kept.forEach(({original, translation}) => markDone(siteDir, [original, translation]));
    console.log(`${kept.length} translations are still up to date.`);
  } else {
    throw new Error(['Usage:', ...usage].join('\n'));
  }
}

/** Records that all translations of a page are up to date. */
export function markDone(root: string, [original, ...translations]: readonly string[]): string[] {
  const id = textId(read(root, original!));
  const written = translations.filter((file) => fs.existsSync(path.join(root, file)));
  // If there are no translations, `read` throws.
  return (written.length > 0 ? written : translations).map((file) => {
    fs.writeFileSync(path.join(root, file), withRecord(read(root, file), id));
    return `${file}: recorded as up to date with ${original} (${id}).`;
  });
}

function read(root: string, file: string): string {
  const absolute = path.join(root, file);
  if (!fs.existsSync(absolute)) {
    throw new Error(`${file} does not exist: write it first.`);
  }
  return fs.readFileSync(absolute, 'utf8');
}
