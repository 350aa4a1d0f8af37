import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {SiteCopy} from '../support/siteCopy';

/**
 * Every word of the interface exists in French. To mend a failure: run
 * `npm run write-translations`, then write the French of what it added.
 */

/** Words that are the same in both languages. */
const sameInBoth = new Set([
  'Administration',
  'Conversations',
  'Danger',
  'Documentation',
  'Imports',
  'Info',
  'Next',
  'Pause',
  'Structures',
  'Support',
  'Telescope',
  'Versions',
  '{count} page|{count} pages',
]);

/** Words of the configuration in each language (src/config): a translation would hide a change of them. */
const configured = new Set([
  'docusaurus-plugin-content-blog/options.json title',
  'docusaurus-plugin-content-blog/options.json description',
  'docusaurus-theme-classic/navbar.json title',
  'docusaurus-theme-classic/footer.json copyright',
]);

const files = [
  'code.json',
  'docusaurus-plugin-content-blog/options.json',
  'docusaurus-plugin-content-docs/current.json',
  'docusaurus-theme-classic/footer.json',
  'docusaurus-theme-classic/navbar.json',
];

type Messages = Map<string, string>;

function readMessages(i18nDir: string): Messages {
  return new Map(
    files.flatMap((file) => {
      const full = path.join(i18nDir, file);
      const entries = fs.existsSync(full)
        ? (JSON.parse(fs.readFileSync(full, 'utf8')) as Record<string, {message: string}>)
        : {};
      return Object.entries(entries).map(([id, {message}]): [string, string] => [
        `${file} ${id}`,
        message,
      ]);
    }),
  );
}

/** What is wrong with a French catalogue, one line a message. */
function findFaults(english: Messages, french: Messages): string[] {
  const missing = [...english.keys()].filter((id) => !french.has(id) && !configured.has(id));
  const unused = [...french.keys()].filter((id) => !english.has(id));
  const untranslated = [...french].filter(
    ([id, message]) => english.get(id) === message && !sameInBoth.has(message),
  );
  return [
    ...missing.map((id) => `missing: ${id}`),
    ...unused.map((id) => `unused: ${id}`),
    ...untranslated.map(([id, message]) => `still English: ${id} "${message}"`),
  ];
}

describe('the French interface', () => {
  let site: SiteCopy;
  let english: Messages;
  const french = readMessages(path.resolve('i18n/fr'));

  beforeAll(async () => {
    site = await SiteCopy.create('translations');
    const {code, output} = await site.run(['write-translations', '--locale', 'en']);
    expect(output).toContain('translations will be written');
    expect(code).toBe(0);
    english = readMessages(site.path('i18n/en'));
  });
  afterAll(() => site.remove());

  it('has every message, none too many, and none in English', () => {
    expect(findFaults(english, french)).toEqual([]);
  });

  it('keeps the placeholders of each message', () => {
    const placeholders = (text = '') => [...new Set(text.match(/\{\w+\}/g))].sort();
    const different = [...french].filter(
      ([id, message]) => placeholders(message).join() !== placeholders(english.get(id)).join(),
    );
    expect(different).toEqual([]);
  });

  it('has typographic apostrophes and no-break spaces', () => {
    const poor = [...french].filter(([, message]) => /'| [:;?!»]|« /.test(message));
    expect(poor).toEqual([]);
  });
});
