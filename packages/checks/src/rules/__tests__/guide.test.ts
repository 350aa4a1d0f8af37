import {describeRule} from '../../__tests__/describeRule';
import {linkRelativeFile} from '../link-relative-file';
import {sameStructure} from '../same-structure';

const page = (slug: string, text: string) => `---\nslug: ${slug}\n---\n\n${text}\n`;

describeRule(linkRelativeFile, {
  passes: [
    'See [the list](../views/list.mdx#columns), [below](#columns), [write](mailto:a@b.org).',
  ],
  finds: [
    [
      {en: {'list.mdx': page('/list/', 'A'), 'a/page.mdx': page('/a/', '[it](/list#columns)')}},
      '5:1 a link to the URL /list#columns → the path of the file, from this page: ./list.mdx#columns Write (../list.mdx#columns).',
    ],
    ['[it](https://docs.telescope.example/gone/)', 'Link to the file instead'],
  ],
  fixes: [
    [
      {fr: page('/versions/', '[Ici](/fr/versions/#retraits).')},
      page('/versions/', '[Ici](./page.mdx#retraits).'),
    ],
  ],
});

const two = '## A {#a}\n\n### B {#b}\n';

describeRule(sameStructure, {
  passes: [
    {en: two, fr: two.replace('B', 'C')},
    {en: '<Label k="a" /> <Label k="b" />', fr: '<Label k="b" /> <Label k="a" />'},
    {en: '[A](./a_en.mdx)', fr: '[A](./a_fr.mdx)'},
    {en: '[a](pathname:///a/a.csv)', fr: '[b](pathname:///b/b.csv)'},
    {en: '1. Go\n', fr: '1. Allez\n\n<Steps>\n'},
    {en: '```csv\nid;title\n1;Go on\n```', fr: '```csv\nid;title\n1;Va là-bas\n```'},
    {
      en: {'glossary.mdx': '## A {#a}\n\n<Figure name="a" />\n\n## B {#b}'},
      fr: {'glossary.mdx': '## B {#b}\n\n## A {#a}\n\n<Figure name="a" />'},
    },
  ],
  finds: [
    [{en: two, fr: '## A {#a}'}, '3:7 heading “### … {#b}”, which is missing from i18n/fr'],
    [{en: '## A {#a}', fr: two}, '3:7 heading “### … {#b}” → no heading here'],
    [
      {en: '| a |\n|---|\n| b |\n| c |\n', fr: 'Un.\n\n| a |\n|---|\n| b |\n'},
      '3:1 table “2 rows of 1 columns in #” → table “3 rows of 1 columns in #”, as in docs/page.mdx:1',
    ],
    [
      {en: '<Card to="/a/">A</Card>', fr: '<Card to="/b/">A</Card>'},
      '1:1 component “<Card to="/b/"> in #”',
    ],
    [
      {en: '[a](pathname:///a/a.csv)', fr: '[a](pathname:///a/a.xlsx)'},
      '1:1 link “to a file .xlsx in #” → link “to a file .csv in #”',
    ],
    [
      {en: '```json\n{}\n```\n', fr: '```json\n[]\n```\n'},
      'code “json [] in #” → block of code “json {} in #”',
    ],
    [
      {en: ':::note\n\nA\n\n:::', fr: ':::tip\n\nA\n\n:::'},
      'admonition “tip in #” → admonition “note in #”',
    ],
    [
      {en: `<Label k="save" />\n\n${two}`, fr: `${two}\n<Label k="save" />`},
      '5:1 component “<Label k="save"> in #b” → component “<Label k="save"> in #”, as in docs/page.mdx:1',
    ],
  ],
});
