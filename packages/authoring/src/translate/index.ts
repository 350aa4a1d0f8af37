import {execFileSync} from 'node:child_process';
import {withDefaults, textId, withRecord, type ContentOptions} from '@guide/content';
import {applyChanges, exists, findPage, read, readPages} from '../pages/project';
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
      console.log(markDone(siteDir, findPage(pages, name).files).join('\n'));
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
export function markDone(
  siteDir: string,
  [original, ...translations]: readonly string[],
): string[] {
  const written = translations.filter((file) => exists({siteDir}, file));
  if (!exists({siteDir}, original!) || written.length === 0) {
    throw new Error(`Write ${original} and its translation ${translations.join()} first.`);
  }
  const id = textId(read({siteDir}, original!));
  const changes = written.map((file) => [file, withRecord(read({siteDir}, file), id)] as const);
  applyChanges({siteDir, changes: new Map(changes)});
  return written.map((file) => `${file}: recorded as up to date with ${original} (${id}).`);
}
