import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {markDone} from '..';
import {foldersOf} from '../../languages';
import {isTextId, stateOf, textId} from '../record';
import {formatStatus} from '../report';
import {readStatus} from '../status';
import {formatLackingWords, readLackingWords} from '../words';

const kinds = foldersOf({defaultLocale: 'en', locales: ['en', 'fr']});
const page = ['docs/a.mdx', `${kinds[0]!.fr}/a.mdx`] as const;
const other = ['docs/api/b.mdx', `${kinds[0]!.fr}/api/b.mdx`] as const;

/** A project with two pages and a history of its own. */
let root: string;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  fs.writeFileSync(path.join(root, file), text);
};
const edit = (file: string, from: string, to: string) => {
  expect(read(file)).toContain(from);
  write(file, read(file).replace(from, to));
};
const commit = () => {
  git('add', '-A');
  git('commit', '-qm', 'change');
};
const states = () => readStatus(root, kinds).map(({state}) => state);

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'translation-'));
  git('init', '-q');
  for (const [original, translation] of [page, other]) {
    write(original, `---\ntitle: ${original}\n---\n\nOne.\n\nTwo \`\`\` three.\n`);
    write(translation, '---\ntitle: Titre\n---\n\nUn.\n\nDeux ``` trois.\n');
    markDone(root, [original, translation]);
  }
  commit();
});
afterEach(() => fs.rmSync(root, {recursive: true}));

describe('the id of a text', () => {
  const text = '---\ntitle: Été\n---\n\nText.\n';

  it('is the name that git gives to the file, whatever the ends of lines', () => {
    const inGit = execFileSync('git', ['hash-object', '--stdin'], {input: text, encoding: 'utf8'});
    expect(textId(text)).toBe(inGit.slice(0, 12));
    expect(textId(text.replaceAll('\n', '\r\n'))).toBe(textId(text));
    expect(textId(text.replace('Été', 'Eté'))).not.toBe(textId(text));
    expect(isTextId(textId(text))).toBe(true);
  });

  it.each(['', 'ABCDEF123456', '1234567890123', 123456789012, undefined])('is not %s', (value) =>
    expect(isTextId(value)).toBe(false),
  );

  it('says whether a record is that of a text', () => {
    expect(stateOf(textId(text), text)).toBe('up-to-date');
    expect(stateOf(textId(text), `${text}More.`)).toBe('outdated');
    expect(stateOf(undefined, text)).toBe('unrecorded');
  });
});

describe('the status', () => {
  it('is up to date after a translation, and when the ends of lines change', () => {
    write(page[0], read(page[0]).replaceAll('\n', '\r\n'));
    expect(states()).toEqual(['up-to-date', 'up-to-date']);
  });

  it('is outdated after a change of the original, until the translation is marked again', () => {
    edit(page[0], 'One.', 'One more.');
    expect(states()).toEqual(['outdated', 'up-to-date']);
    markDone(root, page);
    expect(states()).toEqual(['up-to-date', 'up-to-date']);
    expect(read(page[1])).toContain(
      `---\ntitle: Titre\ntranslates: '${textId(read(page[0]))}'\n---`,
    );
  });

  it('shows all that has changed since the translation, over several commits and a move', () => {
    edit(page[0], 'One.', 'One more.');
    commit();
    const moved = page.map((file) => file.replace('a.mdx', 'new/a.mdx'));
    moved.forEach((file, index) => {
      fs.mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
      git('mv', page[index]!, file);
    });
    edit(moved[0]!, 'Two', 'Second');
    commit();
    const [, status] = readStatus(root, kinds);
    expect(status!.diff).toMatch(/^@@ [^]*\n-One\.\n\+One more\.\n[^]*\+Second/);
    expect(formatStatus([status!])).toMatch(
      /^- `i18n\/fr\/.*\/new\/a\.mdx`\n\n~~~~~~diff\n@@ [^]*\n~~~~~~$/m,
    );
  });

  it('tells the file that there is work on, and what to do', () => {
    fs.rmSync(path.join(root, page[1]));
    fs.rmSync(path.join(root, other[0]));
    write('docs/c.mdx', 'C');
    write(`${kinds[0]!.fr}/c.mdx`, 'C');
    const text = formatStatus(readStatus(root, kinds));
    expect(text).toContain(
      '1 missing, 1 without an original, 1 without a record of what it translates.',
    );
    expect(text).toContain('- `docs/a.mdx`');
    expect(text).toContain(`- \`${other[1]}\``);
    expect(text).toContain('run `npm run i18n -- done <page>`');
  });

  it('says plainly that the history lacks the text that was translated', () => {
    edit(page[0], 'One.', 'One more.');
    fs.rmSync(path.join(root, '.git'), {recursive: true});
    git('init', '-q');
    commit();
    const statuses = readStatus(root, kinds);
    expect(statuses[0]).toMatchObject({state: 'outdated', diff: undefined});
    expect(formatStatus(statuses)).toContain('no difference can be shown');
  });
});

it('no page is marked that is not there', () => {
  fs.rmSync(path.join(root, page[1]));
  expect(() => markDone(root, page)).toThrow(`${page[1]} does not exist`);
});

it('says which words a language lacks', () => {
  write('i18n/fr/code.json', '{"a": {"message": "A"}, "b": {"message": "B"}}');
  write('i18n/de/code.json', '{"a": {"message": "A"}}');
  const lacking = readLackingWords({
    siteDir: root,
    defaultLocale: 'en',
    locales: ['en', 'fr', 'de'],
    labels: {en: {save: 'Save', open: 'Open'}, fr: {save: 'Enregistrer', open: 'Ouvrir'}},
    figures: {one: {alt: {en: 'One', fr: 'Un', de: 'Eins'}}, two: {alt: {en: 'Two', fr: 'Deux'}}},
    texts: {'a file': {en: 'Title', fr: 'Titre'}},
  });
  expect(formatLackingWords(lacking)).toMatch(
    /"de" lacks\n\n[^]*write-translations --locale de[^]*\n- i18n\/de\/code\.json: 1 of 2\n- labels of the product: 2 of 2\n- figures: 1 of 2\n- a file: 1 of 1$/,
  );
  expect(formatLackingWords(lacking)).not.toContain('"fr"');
});
