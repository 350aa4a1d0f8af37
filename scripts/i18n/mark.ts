import fs from 'node:fs';
import path from 'node:path';
import {textId, type Pair} from '../../src/lib/translation';
import {fileWhen} from './git';
import {readRecord, withoutRecord, withRecord} from './record';

/**
 * Records that a French page translates the English text as it is now. Changes
 * that were accepted before are in it: their list begins anew.
 *
 * @returns what was done, for the writer
 * @throws when a page is missing, or when the French is as it was before the English changed
 */
export function markDone(root: string, pair: Pair): string {
  const {source, page} = readBoth(root, pair);
  const {translates} = readRecord(page);
  const id = textId(source);
  if (translates === id) {
    return `${pair.french}: was up to date already.`;
  }
  const before = translates && fileWhen(root, pair.french, {file: pair.english, id: translates});
  if (before !== undefined && withoutRecord(before) === withoutRecord(page)) {
    throw new Error(
      [
        `${pair.french}: the French text is the same as before the English one changed, so it is not marked.`,
        `Translate the change first: \`npm run i18n:status\` shows it.`,
        `When the change does not alter the meaning, run: npm run i18n:same -- ${pair.french} --reason "…"`,
      ].join('\n'),
    );
  }
  write(root, pair.french, withRecord(page, {translates: id, sameMeaning: []}));
  return `${pair.french}: marked as the translation of ${pair.english} as it is now (${id}).`;
}

/**
 * Records that the French page is right although the English has changed, and why.
 *
 * @throws when a page is missing, without a record or up to date, or when no reason is given
 */
export function markSame(root: string, pair: Pair, reason: string): string {
  const {source, page} = readBoth(root, pair);
  const {translates, sameMeaning} = readRecord(page);
  const id = textId(source);
  if (reason.trim() === '') {
    throw new Error(
      `Say why the change does not alter the meaning: npm run i18n:same -- ${pair.french} --reason "Typo in step 2"`,
    );
  }
  if (!translates) {
    throw new Error(
      `${pair.french} does not say which English text it translates. When it is up to date, run: npm run i18n:done -- ${pair.french}`,
    );
  }
  if (translates === id) {
    throw new Error(`${pair.french} is up to date: there is no change to accept.`);
  }
  const accepted = [...sameMeaning, {from: translates, to: id, reason: reason.trim()}];
  write(root, pair.french, withRecord(page, {translates: id, sameMeaning: accepted}));
  return `${pair.french}: the change of ${pair.english} is accepted without a change of the French (“${reason.trim()}”). The reason stands in the front matter of the page, for the reviewer.`;
}

function readBoth(root: string, {english, french}: Pair): {source: string; page: string} {
  return {
    source: read(root, english, `Write the English page first, or delete ${french}.`),
    page: read(
      root,
      french,
      `Write the French page first: copy ${english} there and translate it.`,
    ),
  };
}

function read(root: string, file: string, remedy: string): string {
  const absolute = path.join(root, file);
  if (!fs.existsSync(absolute)) {
    throw new Error(`${file} does not exist. ${remedy}`);
  }
  return fs.readFileSync(absolute, 'utf8');
}

function write(root: string, file: string, text: string): void {
  fs.writeFileSync(path.join(root, file), text);
}
