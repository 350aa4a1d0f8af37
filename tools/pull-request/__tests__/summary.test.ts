import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseChanges} from '../changes';
import {addressesOf, type PageChange} from '../pages';
import {formatSummary, mark} from '../summary';

const french = 'i18n/fr/docusaurus-plugin-content-docs/current';
const page: PageChange = {
  kind: 'changed',
  file: 'docs/glossary.mdx',
  locale: 'en',
  words: {before: 100, after: 112},
};
const nothing = {pages: [], others: 0, check: '128 pages, no fault', translation: '', pictures: []};

describe('the changes of a branch', () => {
  it('are read with the names that git gives, also those with spaces', () => {
    const output =
      'M\0docs/a b.mdx\0A\0docs/new.mdx\0D\0docs/old.mdx\0R097\0docs/here.mdx\0docs/there.mdx\0';
    expect(parseChanges(output)).toEqual([
      {kind: 'changed', file: 'docs/a b.mdx'},
      {kind: 'added', file: 'docs/new.mdx'},
      {kind: 'removed', file: 'docs/old.mdx'},
      {kind: 'moved', former: 'docs/here.mdx', file: 'docs/there.mdx'},
    ]);
    expect(parseChanges('')).toEqual([]);
  });

  it('lead to each page once, in whichever language it was touched', () => {
    const root = path.resolve(__dirname, '../../..');
    const twin: PageChange = {...page, file: `${french}/glossary.mdx`, locale: 'fr'};
    expect(addressesOf(root, [page, twin])).toEqual(['/glossary/']);
    expect(addressesOf(root, [{...page, kind: 'removed'}])).toEqual([]);
  });
});

describe('the summary', () => {
  it('tells of each page its language, its change and its words', () => {
    const text = formatSummary({...nothing, pages: [page], others: 2});
    expect(text).toContain('| `docs/glossary.mdx` | en | changed | 112 | +12 |');
    expect(text).toContain('2 other files.');
    expect(text).toContain('**Content checks**: 128 pages, no fault');
    expect(text.startsWith(mark)).toBe(true);
  });

  it('says where a page was, and when there are pictures', () => {
    const moved: PageChange = {...page, kind: 'moved', former: 'docs/words.mdx'};
    const text = formatSummary({...nothing, pages: [moved], pictures: ['a.png', 'b.png']});
    expect(text).toContain('`docs/words.mdx` → `docs/glossary.mdx`');
    expect(text).toContain('**Pictures**: 2');
    expect(formatSummary(nothing)).not.toContain('Pictures');
  });

  it('lets no name of a file write into the comment', () => {
    const odd: PageChange = {...page, file: 'docs/`|<img src=x>\n# a.mdx'};
    const row = formatSummary({...nothing, pages: [odd]})
      .split('\n')
      .find((line) => line.includes('docs/'));
    expect(row).toBe('| `docs/??<img src=x>?# a.mdx` | en | changed | 112 | +12 |');
  });
});
