import {execFileSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {isInOneLanguage, isTextId, pairOf, stateOf, textId} from '../translation';

const text = '---\ntitle: Été\n---\n\nText.\n';

describe('textId', () => {
  it('is the name that git gives to the file', () => {
    const inGit = execFileSync('git', ['hash-object', '--stdin'], {input: text, encoding: 'utf8'});
    expect(textId(text)).toBe(inGit.slice(0, 12));
    expect(isTextId(textId(text))).toBe(true);
  });

  it('is the same whatever the ends of lines, and differs with any other change', () => {
    expect(textId(text.replaceAll('\n', '\r\n'))).toBe(textId(text));
    expect(textId(text.replace('Text.', 'Text!'))).not.toBe(textId(text));
    expect(textId(text.replace('Été', 'Eté'))).not.toBe(textId(text));
  });
});

it.each(['', 'abc', 'ABCDEF123456', '1234567890123', 123456789012, undefined])(
  'takes %s for no id',
  (value) => expect(isTextId(value)).toBe(false),
);

describe('pairOf', () => {
  const pair = {
    english: 'docs/api/api.mdx',
    french: 'i18n/fr/docusaurus-plugin-content-docs/current/api/api.mdx',
  };

  it.each(Object.values(pair))('finds both files of %s', (file) => {
    expect(pairOf(file)).toEqual(pair);
  });

  it('knows announcements', () => {
    expect(pairOf('blog/a.mdx')?.french).toBe('i18n/fr/docusaurus-plugin-content-blog/a.mdx');
  });

  it.each(['docs/tags.yml', 'documents/a.mdx', 'README.md'])('knows that %s is no page', (file) => {
    expect(pairOf(file)).toBeUndefined();
  });
});

it('compares a record with the English text', () => {
  expect(stateOf(textId(text), text)).toBe('up-to-date');
  expect(stateOf(textId(text), `${text}More.`)).toBe('outdated');
  expect(stateOf(undefined, text)).toBe('unrecorded');
});

it('knows the pages in one language by their names', () => {
  expect(isInOneLanguage('docs/support_fr.mdx')).toBe(true);
  expect(isInOneLanguage('docs/fr.mdx')).toBe(false);
});
