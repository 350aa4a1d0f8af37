import path from 'node:path';
import {expect, it} from 'vitest';
import {folderWith} from '../../../content/src/__tests__/files';
import {foldersOf} from '../../../content/src/languages';
import {unsafeContent} from '../pipeline';
import {applyStep} from './applyStep';

const french = 'i18n/fr/docusaurus-plugin-content-docs/current';

function apply(mdx: string, page = 'docs/views/page.mdx'): string {
  const siteDir = folderWith({
    'secret.png': '',
    'secret.csv': '',
    ...{'docs/a.png': '', 'docs/a.csv': '', 'docs/run.js': '', 'docs/notes.txt': ''},
    ...{'static/img/a.svg': '', 'src/pages/a.png': ''},
  });
  const options = {
    siteDir,
    contentFolders: foldersOf({defaultLocale: 'en', locales: ['en', 'fr']}),
    allowedImports: ['@acme/widgets'],
    linkedFiles: ['csv'],
  };
  return applyStep(unsafeContent(options), mdx, {path: path.join(siteDir, page)});
}

it.each([
  ['comments and literals', "A {/* comment */} {'text'}\n\n{/* truncate */}"],
  ['literal values', "<Tabs values={[{label: 'A', of: [-1, true, null]}]} lazy size={`2`} />"],
  [
    'components of Docusaurus and the site',
    "import Tabs from '@theme/Tabs';\nimport Link from '@docusaurus/Link';\nimport {A} from '@site/src/components/A';\nimport {B} from '@acme/widgets/b';",
  ],
  [
    'partials',
    "import A from './_a.mdx';\nimport B from '../_b.md';\nimport C from '@site/docs/_c.mdx';",
  ],
  ['pictures', '![a](../a.png#dark) ![b](/img/a.svg) ![c](@site/docs/a.png) ![d](./missing.png)'],
  ['pictures of other sites', '![a](https://example.org/a.png)'],
  [
    'links',
    '[a](../a.csv) [b](/2025.8/) [c](pathname:///a/b.zip) [d](mailto:a@b.org) [e](../x.mdx)',
  ],
])('accepts %s', (_, mdx) => {
  expect(() => apply(mdx)).not.toThrow();
});

it.each([
  [
    'An\n<abbr {...{title: key}}>A</abbr>',
    '2:1 line 2: found {...{title: key}}; expected no JavaScript',
  ],
  ['<kbd onMouseOver={() => run()}>A</kbd>', 'found onMouseOver={() => run()}'],
  ['<kbd onmouseover="run()">A</kbd>', 'found onmouseover'],
  ['<p dangerouslySetInnerHTML={{__html: "<b>"}} />', 'found dangerouslySetInnerHTML'],
  ['<Card title={`${key}`} />', 'found title'],
  ['<Card of={[{a: key}]} />', 'found of'],
  ['<Card of={{[run()]: 1}} />', 'found of'],
  ['<Card of={{get a() { return run(); }}} />', 'found of'],
  ['> A {key}', 'line 1: found {key}'],
  ['A.\n\n{key}', 'line 3: found {key}'],
  ['export const a = run();', 'found export const a'],
  ["import fs from 'node:fs';", 'found import fs'],
  ["import '@site/src/components/../../secret';", 'found import'],
  ["import A from '!!raw-loader!./_a.mdx';", 'found import A'],
  ["import A from '../run.js!./_a.mdx';", 'found import A'],
  ["import A from './gone.mdx#/../../../static/a.mdx';", 'found import A'],
  ["import A from '@site/static/a.mdx';", 'found import A'],
  [`import A from '@site/${french}/_a.mdx';`, 'found import A'],
  ["import A from '@site/docs/run.js';", 'found import A'],
])('rejects the code %s', (mdx, message) => {
  expect(() => apply(mdx)).toThrow(message);
});

it('accepts partials of the default language in a translation', () => {
  expect(() => apply("import A from '@site/docs/_a.mdx'", `${french}/page.mdx`)).not.toThrow();
});

it('accepts pictures next to a page outside documents and blog', () => {
  expect(() => apply('![a](./a.png)', 'src/pages/page.mdx')).not.toThrow();
});

it.each([
  '![a](../../secret.png)',
  // More steps than any folder is deep.
  `![a](${'../'.repeat(40)}proc/self/environ)`,
  '![a](/../secret.png)',
  '![a](@site/docs/%2e%2e/secret.png)',
  '![a](../notes.txt)',
  '![a](../a.png?!../run.js)',
  '[a](../../secret.csv)',
  '[a](@site/secret.csv)',
  '[a](../run.js)',
])('rejects the file of %s', (mdx) => {
  expect(() => apply(mdx)).toThrow(/line 1: found the file .* Copy the file into one of these/);
});

it.each([
  '[a](javascript:run())',
  '[a](java&#10;script:run())',
  '[a](data:text/html,a)',
  '[a]\n\n[a]: vbscript:run()',
  '[a](pathname:////example.org/)',
  '[a](pathname://javascript:run())',
  '<Card to="javascript:run()" />',
  "<Card href={'java' + 'script:run()'} />",
  "<Card href={'\\x6aavascript:run()'} />",
])('rejects the link %s', (mdx) => {
  expect(() => apply(mdx)).toThrow(/found (?:a link to|href)/);
});
