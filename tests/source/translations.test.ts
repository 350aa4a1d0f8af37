import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {SiteCopy} from '../support/siteCopy';

/** If these tests fail, run `npx docusaurus write-translations --locale fr` and translate the new messages. */

const identicalMessages = new Set([
  ...['Administration', 'Conversations', 'Danger', 'Documentation', 'Figure', 'Info', 'Next'],
  ...['Pause', 'Support', 'Telescope', 'Versions', 'page', '{count} page|{count} pages'],
]);

/** Configured per language in src/config. A translation would override that. */
const configured = new Set([
  'docusaurus-plugin-content-blog/options.json title',
  'docusaurus-plugin-content-blog/options.json description',
  'docusaurus-plugin-content-blog/options.json sidebar.title',
  'docusaurus-theme-classic/navbar.json title',
  'docusaurus-theme-classic/footer.json copyright',
]);

/** By file and id: `code.json theme.docs.next`. */
type Messages = Map<string, string>;

/** Reads the messages of packages and extras, and those of the site, which override them. */
function readMessages(locale: string, folder = `i18n/${locale}`): Messages {
  const pattern = `{packages,extras}/*/i18n/${locale}`;
  const folders = [...globSync(pattern, {onlyDirectories: true}), folder];
  const messages: Messages = new Map();
  for (const cwd of folders) {
    for (const file of globSync('**/*.json', {cwd})) {
      const text = fs.readFileSync(path.join(cwd, file), 'utf8');
      const entries = Object.entries(JSON.parse(text) as Record<string, {message: string}>);
      entries.forEach(([id, {message}]) => messages.set(`${file} ${id}`, message));
    }
  }
  return messages;
}

let site: SiteCopy;
let english: Messages;
const french = readMessages('fr');

beforeAll(async () => {
  site = await SiteCopy.create('translations');
  const {code, output} = await site.run(['write-translations', '--locale', 'en']);
  expect(output).toContain('translations will be written');
  expect(code).toBe(0);
  english = readMessages('en', site.path('i18n/en'));
});
afterAll(() => site.remove());

it('French interface messages are complete, without extra or English ones', () => {
  const isUntranslated = ([id, message]: [string, string]) => english.get(id) === message;
  expect({
    missing: [...english.keys()].filter((id) => !french.has(id) && !configured.has(id)),
    unused: [...french.keys()].filter((id) => !english.has(id)),
    untranslated: [...french]
      .filter(isUntranslated)
      .filter(([, message]) => !identicalMessages.has(message)),
  }).toEqual({missing: [], unused: [], untranslated: []});
});

it('French messages keep all placeholders', () => {
  const placeholders = (text = '') => [...new Set(text.match(/\{\w+\}/g))].sort().join();
  const mismatches = [...french].filter(
    ([id, message]) => placeholders(message) !== placeholders(english.get(id)),
  );
  expect(mismatches).toEqual([]);
});

it('French messages have typographic apostrophes and no-break spaces', () => {
  expect([...french].filter(([, message]) => /'| [:;?!»]|« /.test(message))).toEqual([]);
});
