import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it, onTestFinished, vi} from 'vitest';
import {markDone, runI18n} from '..';
import {folderWith, writeFiles} from '../../../../content/src/__tests__/files';
import {foldersOf} from '../../../../content/src/languages';
import {isTextId, textId} from '../../../../content/src/translationRecord';
import {formatStatus} from '../report';
import {readStatus} from '../status';

const i18n = {defaultLocale: 'en', locales: ['en', 'fr']};
const contentFolders = foldersOf(i18n);
const page = ['docs/a.mdx', `${contentFolders[0]!.fr}/a.mdx`] as const;
const other = ['docs/api/b.mdx', `${contentFolders[0]!.fr}/api/b.mdx`] as const;

let root: string;

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const edit = (file: string, from: string, to: string) =>
  writeFiles(root, {[file]: read(file).replaceAll(from, to)});
const remove = (file: string) => fs.rmSync(path.join(root, file));
const states = () => readStatus(root, contentFolders).map(({state}) => state);

beforeEach(() => {
  root = folderWith({});
  for (const [original, translation] of [page, other]) {
    writeFiles(root, {
      [original]: `---\ntitle: ${original}\n---\n\nOne.\n`,
      [translation]: '---\ntitle: Titre\n---\n\nUn.\n',
    });
    markDone(root, [original, translation]);
  }
});

it('uses the Git blob id as text id', () => {
  const text = '---\ntitle: Été\n---\n\nText.\n';
  const inGit = execFileSync('git', ['hash-object', '--stdin'], {input: text, encoding: 'utf8'});
  expect(textId(text)).toBe(inGit.slice(0, 12));
  const ids = [textId(text), '', 'ABCDEF123456', '1234567890123', 123456789012, undefined];
  expect(ids.map(isTextId)).toEqual([true, false, false, false, false, false]);
});

it('a translation is outdated after a change of the source, but not of line endings', () => {
  edit(page[0], '\n', '\r\n');
  expect(states()).toEqual(['up-to-date', 'up-to-date']);
  edit(page[0], 'One.', 'One more.');
  expect(states()).toEqual(['outdated', 'up-to-date']);
  markDone(root, page);
  expect(states()).toEqual(['up-to-date', 'up-to-date']);
  expect(read(page[1])).toContain(`---\ntitle: Titre\ntranslates: '${textId(read(page[0]))}'\n---`);
});

it('lists files with remedies, and the command that shows the change of a source', () => {
  const id = textId(read(page[0]));
  edit(page[0], 'One.', 'One more.');
  remove(other[0]);
  const french = contentFolders[0]!.fr!;
  writeFiles(root, {'docs/c.mdx': 'C', [`${french}/c.mdx`]: 'C', 'docs/d.mdx': 'D'});
  const text = formatStatus(readStatus(root, contentFolders));
  expect(text).toContain(
    '1 outdated, 1 missing, 1 without a source page, 1 without a record of the translated text.',
  );
  expect(text).toContain(`- \`${page[1]}\`: \`git diff ${id} -- ${page[0]}\``);
  expect(text).toContain(`- \`${french}/d.mdx\`, of \`docs/d.mdx\``);
  expect(text).toContain(`- \`${other[1]}\``);
  expect(text).toContain('run `npm run i18n -- done <page>`');
});

it('rejects `done` for missing pages', () => {
  remove(page[1]);
  expect(() => markDone(root, page)).toThrow(
    `Write ${page[0]} and its translation ${page[1]} first`,
  );
});

it('`keep` runs a command, and keeps the state of each translation', () => {
  edit(other[0], 'One.', 'One more.');
  vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const options = {siteDir: root, i18n};
  const command = ['node', '-e', "fs.appendFileSync(process.argv[1], '\\nThree.\\n')"];
  runI18n(options, ['keep', ...command, page[0]]);
  runI18n(options, ['keep', ...command, other[0]]);
  expect(read(page[0])).toContain('Three.');
  expect(states()).toEqual(['up-to-date', 'outdated']);
  expect(() => runI18n(options, ['keep', 'node', '-e', 'process.exit(1)'])).toThrow();
});
