import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {pairOf, textId} from '../../../src/lib/translation';
import {markDone, markSame} from '../mark';
import {readRecord} from '../record';
import {asJson, asMarkdown, asText, countStates, fenceFor} from '../report';
import {readStatus, statusOf} from '../status';

/** A project with two pages and a history of its own. */
let root: string;
const page = pairOf('docs/a.mdx')!;
const other = pairOf('docs/api/b.mdx')!;

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
const commit = (message: string) => {
  git('add', '-A');
  git('commit', '-qm', message);
};
const states = () => readStatus(root).map(({state}) => state);

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'translation-'));
  git('init', '-q');
  for (const {english, french} of [page, other]) {
    write(english, `---\ntitle: ${english}\n---\n\nOne.\n\nTwo \`\`\` three.\n`);
    write(french, '---\ntitle: Titre\n---\n\nUn.\n\nDeux ``` trois.\n');
    markDone(root, {english, french});
  }
  commit('first');
});
afterEach(() => fs.rmSync(root, {recursive: true}));

describe('the status', () => {
  it('is up to date after a translation, and when the ends of lines change', () => {
    expect(states()).toEqual(['up-to-date', 'up-to-date']);
    write(page.english, read(page.english).replaceAll('\n', '\r\n'));
    expect(states()).toEqual(['up-to-date', 'up-to-date']);
  });

  it('is outdated after a change of the English, with the difference', () => {
    edit(page.english, 'One.', 'One more.');
    const [status] = readStatus(root);
    expect(status).toMatchObject({...page, state: 'outdated'});
    expect(status!.diff).toMatch(/^@@ [^]*\n-One\.\n\+One more\.\n $/);
  });

  it('shows all that has changed since the translation, over several commits and a move', () => {
    edit(page.english, 'One.', 'One more.');
    commit('second');
    const moved = pairOf('docs/new/a.mdx')!;
    for (const language of ['english', 'french'] as const) {
      fs.mkdirSync(path.join(root, path.dirname(moved[language])), {recursive: true});
      git('mv', page[language], moved[language]);
    }
    edit(moved.english, 'Two', 'Second');
    commit('third');
    const {diff} = statusOf(root, moved);
    expect(diff).toContain('+One more.');
    expect(diff).toContain('+Second');
  });

  it('tells missing, orphan and unrecorded pages', () => {
    fs.rmSync(path.join(root, page.french));
    fs.rmSync(path.join(root, other.english));
    write('docs/c.mdx', 'C');
    write(pairOf('docs/c.mdx')!.french, 'C');
    expect(states()).toEqual(['missing', 'orphan', 'unrecorded']);
    expect(countStates(readStatus(root))).toBe(
      '0 up to date, 0 outdated, 1 missing, 1 orphan, 1 without a record',
    );
  });

  it('says plainly that the history lacks the text that was translated', () => {
    edit(page.english, 'One.', 'One more.');
    fs.rmSync(path.join(root, '.git'), {recursive: true});
    git('init', '-q');
    commit('shallow');
    expect(readStatus(root)[0]).toMatchObject({state: 'outdated', diff: undefined});
    expect(asText(readStatus(root))).toContain('no difference can be shown');
    expect(asMarkdown(readStatus(root))).toContain('no difference can be shown');
  });
});

describe('the report', () => {
  beforeEach(() => {
    edit(page.english, 'Two', 'Second');
    fs.rmSync(path.join(root, other.french));
  });

  it('names the file that there is work on, what has changed, and the command', () => {
    const text = asText(readStatus(root));
    expect(text).toContain(`  ${page.french}\n      @@`);
    expect(text).toContain('      +Second');
    expect(text).toContain('run npm run i18n:done -- <page>');
    expect(text).toContain(`  ${other.english}`);
    expect(text).toMatch(/2 pages: 0 up to date, 1 outdated, 1 missing, 0 orphan\.$/);
  });

  it('folds differences in a comment, in fences that hold', () => {
    const markdown = asMarkdown(readStatus(root));
    expect(markdown).toContain(
      `<summary><code>${page.french}</code></summary>\n\n\`\`\`\`diff\n@@`,
    );
    expect(markdown).toContain('\n````\n\n</details>');
    expect(fenceFor('a ````` b')).toBe('``````');
    expect(fenceFor('plain')).toBe('```');
  });

  it('gives every page to other programs', () => {
    const [first, second] = JSON.parse(asJson(readStatus(root))) as {state: string}[];
    expect([first!.state, second!.state]).toEqual(['outdated', 'missing']);
  });
});

describe('npm run i18n:done', () => {
  it('records the English text after the French has changed', () => {
    edit(page.english, 'One.', 'One more.');
    edit(page.french, 'Un.', 'Un de plus.');
    expect(markDone(root, page)).toContain('marked as the translation of docs/a.mdx');
    expect(states()).toEqual(['up-to-date', 'up-to-date']);
  });

  it('refuses when the French is as it was, also after a commit, and says what to run', () => {
    edit(page.english, 'One.', 'One more.');
    expect(() => markDone(root, page)).toThrow(`npm run i18n:same -- ${page.french} --reason`);
    commit('second');
    expect(() => markDone(root, page)).toThrow('the same as before the English one changed');
    edit(page.french, 'Un.', 'Un de plus.');
    commit('third');
    markDone(root, page);
    expect(states()[0]).toBe('up-to-date');
  });

  it('refuses also when the French was edited after the English, before it changed', () => {
    edit(page.french, 'Un.', 'Un seul.');
    commit('the French reads better');
    edit(page.english, 'One.', 'One more.');
    expect(() => markDone(root, page)).toThrow('the same as before the English one changed');
    commit('the English changes');
    expect(() => markDone(root, page)).toThrow('the same as before the English one changed');
  });

  it('says when there is nothing to do, or no page', () => {
    expect(markDone(root, page)).toContain('was up to date already');
    fs.rmSync(path.join(root, page.french));
    expect(() => markDone(root, page)).toThrow(`copy ${page.english} there`);
  });
});

describe('npm run i18n:same', () => {
  it('records what was accepted and why, until the next translation', () => {
    const before = textId(read(page.english));
    edit(page.english, 'One.', 'One!');
    markSame(root, page, ' Typo ');
    const after = textId(read(page.english));
    expect(states()[0]).toBe('up-to-date');
    expect(readRecord(read(page.french)).sameMeaning).toEqual([
      {from: before, to: after, reason: 'Typo'},
    ]);
    edit(page.english, 'One!', 'One more.');
    edit(page.french, 'Un.', 'Un de plus.');
    markDone(root, page);
    expect(readRecord(read(page.french)).sameMeaning).toEqual([]);
  });

  it('needs a reason, a record and a change', () => {
    expect(() => markSame(root, page, 'Typo')).toThrow('there is no change to accept');
    expect(() => markSame(root, page, ' ')).toThrow('Say why');
    write(page.french, '---\ntitle: Titre\n---\n');
    expect(() => markSame(root, page, 'Typo')).toThrow('npm run i18n:done');
  });
});
