import {expect, it} from 'vitest';
import {parseChanges} from '../changes';
import {addressesOf, type PageChange} from '../pages';
import {formatSummary, mark} from '../summary';

const page: PageChange = {
  kind: 'changed',
  file: 'docs/glossary.mdx',
  locale: 'en',
  words: {before: 100, after: 112},
};
const nothing = {pages: [], others: 0, check: '128 pages, no fault', translation: '', pictures: []};

it('the changes of a branch are read with the names that git gives, also those with spaces', () => {
  const output =
    'M\0docs/a b.mdx\0A\0docs/new.mdx\0D\0docs/old.mdx\0R097\0docs/here.mdx\0docs/there.mdx\0';
  expect(parseChanges(output)).toEqual([
    {kind: 'changed', file: 'docs/a b.mdx'},
    {kind: 'added', file: 'docs/new.mdx'},
    {kind: 'removed', file: 'docs/old.mdx'},
    {kind: 'moved', former: 'docs/here.mdx', file: 'docs/there.mdx'},
  ]);
});

it('changes lead to each page once, in whichever language it was touched', () => {
  const file = 'i18n/fr/docusaurus-plugin-content-docs/current/glossary.mdx';
  expect(addressesOf('.', [page, {...page, file, locale: 'fr'}])).toEqual(['/glossary/']);
  expect(addressesOf('.', [{...page, kind: 'removed'}])).toEqual([]);
});

it('the summary tells of each page its language, its change and its words', () => {
  const moved: PageChange = {...page, kind: 'moved', former: 'docs/words.mdx'};
  const text = formatSummary({...nothing, pages: [page, moved], others: 2, pictures: ['a.png']});
  expect(text.startsWith(mark)).toBe(true);
  expect(text).toContain('| `docs/glossary.mdx` | en | changed | 112 | +12 |');
  expect(text).toContain('`docs/words.mdx` → `docs/glossary.mdx`');
  expect(text).toContain('2 other files.');
  expect(text).toContain('**Content checks**: 128 pages, no fault');
  expect(text).toContain('**Pictures**: 1');
  expect(formatSummary(nothing)).not.toContain('Pictures');
});

it('no name of a file writes into the comment', () => {
  const odd = {...page, file: 'docs/`|<img src=x>\n# a.mdx'};
  expect(formatSummary({...nothing, pages: [odd]})).toContain(
    '\n| `docs/??<img src=x>?# a.mdx` | en | changed | 112 | +12 |\n',
  );
});
