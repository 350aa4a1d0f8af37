import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {Locale} from '../config/locales';
import {listFiles} from './listFiles';

/** Where pages stand: the English ones, and their French versions at the same paths. */
export const collections = [
  {english: 'docs', french: 'i18n/fr/docusaurus-plugin-content-docs/current'},
  {english: 'blog', french: 'i18n/fr/docusaurus-plugin-content-blog'},
] as const;

/** An English page and its French version: paths from the root of the project, with `/`. */
export interface Pair {
  english: string;
  french: string;
}

/** A change of the English text that left its meaning: the French was right before and after it. */
export interface SameMeaning {
  from: string;
  to: string;
  reason: string;
}

/** How a French page stands to the English text. A page without a record is `unrecorded`. */
export type TranslationState = 'up-to-date' | 'outdated' | 'unrecorded';

/** What a French page says in its front matter of the English text that it translates. */
export const recordKeys = {translates: 'translates', sameMeaning: 'same_meaning'} as const;

const idForm = /^[\da-f]{12}$/;

/**
 * Names a text by its content: the first 12 digits of what git calls the file
 * (`git hash-object`), so that `git show <id>` finds the text again. Ends of lines
 * do not count, everything else does: id, tags and slug stand in the French page too.
 */
export function textId(text: string): string {
  const bytes = Buffer.from(text.replaceAll('\r\n', '\n'));
  return createHash('sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex')
    .slice(0, 12);
}

export function isTextId(value: unknown): value is string {
  return typeof value === 'string' && idForm.test(value);
}

/** The pair that one of two files belongs to; `undefined` for a file that is no page. */
export function pairOf(file: string): Pair | undefined {
  for (const {english, french} of collections) {
    for (const folder of [english, french]) {
      if (file.startsWith(`${folder}/`) && file.endsWith('.mdx')) {
        const source = file.slice(folder.length);
        return {english: english + source, french: french + source};
      }
    }
  }
  return undefined;
}

/** Every pair of which at least one file exists, in the order of the English files. */
export function listPairs(root: string): Pair[] {
  return collections.flatMap(({english, french}) => {
    const sources = new Set([english, french].flatMap((folder) => listPages(root, folder)));
    return [...sources]
      .sort()
      .map((source) => ({english: `${english}/${source}`, french: `${french}/${source}`}));
  });
}

/** The language of a page that exists in that one alone, at an address of its own in each site. */
export function onlyLanguageOf(file: string): Locale | undefined {
  return /_(en|fr)\.mdx$/.exec(file)?.[1] as Locale | undefined;
}

/** Whether a page exists in one language alone. */
export function isInOneLanguage(file: string): boolean {
  return onlyLanguageOf(file) !== undefined;
}

/** Compares what a French page records with the English text as it is. */
export function stateOf(recorded: unknown, english: string): TranslationState {
  if (recorded === undefined) {
    return 'unrecorded';
  }
  return recorded === textId(english) ? 'up-to-date' : 'outdated';
}

function listPages(root: string, folder: string): string[] {
  const absolute = path.join(root, folder);
  return fs.existsSync(absolute) ? listFiles(absolute).filter((name) => name.endsWith('.mdx')) : [];
}
