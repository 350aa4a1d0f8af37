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

const contentFolders = foldersOf({defaultLocale: 'en', locales: ['en', 'fr']});
const page = ['docs/a.mdx', `${contentFolders[0]!.fr}/a.mdx`] as const;
const other = ['docs/api/b.mdx', `${contentFolders[0]!.fr}/api/b.mdx`] as const;

let root: string;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: root,
  });
const commit = () => {
  git('add', '-A');
  git('commit', '-qm', 'change');
};
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const edit = (file: string, from: string | RegExp, to: string) => {
  expect(read(file)).toMatch(from);
  writeFiles(root, {[file]: read(file).replaceAll(from, to)});
};
const remove = (file: string) => fs.rmSync(path.join(root, file), {recursive: true});
const states = () => readStatus(root, contentFolders).map(({state}) => state);

beforeEach(() => {
  root = folderWith({});
  git('init', '-q');
  for (const [original, translation] of [page, other]) {
    writeFiles(root, {
      [original]: `---\ntitle: ${original}\n---\n\nOne.\n\nTwo \`\`\` three.\n`,
      [translation]: '---\ntitle: Titre\n---\n\nUn.\n\nDeux ``` trois.\n',
    });
    markDone(root, [original, translation]);
  }
  commit();
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

it('shows the diff since the translation, across commits and a move', () => {
  edit(page[0], 'One.', 'One more.');
  commit();
  const moved = page.map((file) => file.replace('a.mdx', 'api/a.mdx'));
  page.forEach((file, index) => git('mv', file, moved[index]!));
  edit(moved[0]!, 'Two', 'Second');
  commit();
  const [status] = readStatus(root, contentFolders);
  expect(formatStatus([status!])).toMatch(
    /^- `i18n\/fr\/.*\/api\/a\.mdx`\n\n~~~~~~diff\n@@ [^]*\n-One\.\n\+One more\.\n[^]*\+Second[^]*\n~~~~~~$/m,
  );
});

it('lists files with remedies', () => {
  remove(page[1]);
  remove(other[0]);
  writeFiles(root, {'docs/c.mdx': 'C', [`${contentFolders[0]!.fr}/c.mdx`]: 'C'});
  const text = formatStatus(readStatus(root, contentFolders));
  expect(text).toContain(
    '1 missing, 1 without a source page, 1 without a record of the translated text.',
  );
  expect(text).toContain('- `docs/a.mdx`');
  expect(text).toContain(`- \`${other[1]}\``);
  expect(text).toContain('run `npm run i18n -- done <page>`');
});

it('explains a missing diff if the history lacks the translated text', () => {
  edit(page[0], 'One.', 'One more.');
  remove('.git');
  git('init', '-q');
  commit();
  expect(formatStatus(readStatus(root, contentFolders))).toMatch(
    /1 outdated[^]*no difference can be shown/,
  );
});

it('rejects `done` for missing pages', () => {
  remove(page[1]);
  expect(() => markDone(root, page)).toThrow(`${page[1]} does not exist`);
});

it('`keep` runs a command, and keeps the state of each translation', () => {
  edit(other[0], 'One.', 'One more.');
  vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const options = {siteDir: root, i18n: {defaultLocale: 'en', locales: ['en', 'fr']}};
  const command = ['node', '-e', "fs.appendFileSync(process.argv[1], '\\nThree.\\n')"];
  runI18n(options, ['keep', ...command, page[0]]);
  runI18n(options, ['keep', ...command, other[0]]);
  expect(read(page[0])).toContain('Three.');
  expect(states()).toEqual(['up-to-date', 'outdated']);
  expect(() => runI18n(options, ['keep', 'node', '-e', 'process.exit(1)'])).toThrow();
});
