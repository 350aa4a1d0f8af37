import {expect, it} from 'vitest';
import {foldersOf} from '../../../../content/src/languages';
import {applyStep} from '../../__tests__/applyStep';
import {unsafeContent} from '../../pipeline';

const step = unsafeContent({
  contentFolders: foldersOf({defaultLocale: 'en', locales: ['en', 'fr']}),
  components: {Card: ['title', 'to'], Box: []},
});

const apply = (mdx: string) => applyStep(step, mdx);

it.each([
  ['headings', '## A `b` *c* **d** [e](/f/) <kbd>g</kbd> <Label k="h" />'],
  ['comments and text', "A {/* comment */} {'text'}\n\n{/* truncate */}"],
  ['elements', '<details>\n<summary>A</summary>\n\n<div lang="fr">B</div>\n\n</details>'],
  ['components', '<Card title="A" to="/a/">\n<Label k="a" />\n</Card>'],
  ['parameters of API samples', '<ApiSample operation="a" If-Match="1" page_size="2" />'],
  ['pictures', '![a](../a.png#dark) ![b](/img/a.svg) ![c](pathname:///img/a.svg)'],
  ['links', '[a](/2025.8/) [b](pathname:///a/b.zip) [c](mailto:a@b.org) [d](../x.mdx) [e](#f)'],
])('accepts %s', (_, mdx) => {
  expect(() => apply(mdx)).not.toThrow();
});

it.each([
  [
    'An\n<abbr {...{title: key}}>A</abbr>',
    '2:1 line 2: found {...{title: key}}; expected no JavaScript',
  ],
  ['<kbd onMouseOver={() => run()}>A</kbd>', 'found onMouseOver={() => run()}'],
  ['<Card title={`${key}`} />', 'found title={`${key}`}; expected no JavaScript'],
  ['A.\n\n> A {key}', 'line 3: found {key}'],
  ["{'a' + key}", "found {'a' + key}"],
  ['export const a = run();', 'found export const a'],
  ["import A from './_a.mdx';", 'found import A'],
])('rejects the code %s', (mdx, message) => {
  expect(() => apply(mdx)).toThrow(message);
});

it.each([
  ['<iframe src="https://example.org/" />', 'found <iframe>; expected Markdown or one of a, abbr'],
  ['<Heading as="meta" httpEquiv="refresh" content="0;url=https://a.example/" />', '<Heading>'],
  ['<constructor />', 'found <constructor>'],
  ['<Card.Inner />', 'found <Card.Inner>'],
  ['<></>', 'found <>'],
  [
    '<kbd onmouseover="run()">A</kbd>',
    'the attribute onmouseover of <kbd>; expected no attributes',
  ],
  ['<Card as="script" />', 'found the attribute as of <Card>; expected only title, to'],
  ['<Figure name="a" name="b" />', 'found the attribute name of <Figure> twice'],
  ['<div lang="constructor" />', 'found lang="constructor"; expected en or fr'],
])('rejects the element %s', (mdx, message) => {
  expect(() => apply(mdx)).toThrow(message);
});

it.each([
  "A {'<script>'}",
  '![&lt;b>](/a.png)',
  '[&lt;b>][a]\n\n[a]: /a/',
  ':a[&lt;b>]',
  'A <Card to="/a/" />',
  '**a ![&lt;b>](/a.png)**',
])('rejects the heading %s', (heading) => {
  expect(() => apply(`## ${heading}`)).toThrow(/found a heading with/);
});

it.each([
  '[a](javascript:run())',
  '[a](java&#10;script:run())',
  '[a](javapathname://script:run())',
  '[a](data:text/html,a)',
  '[a]\n\n[a]: vbscript:run()',
  '[a](pathname:////example.org/)',
  '[a](pathname://javascript:run())',
  '<Card to="javascript:run()" />',
])('rejects the link %s', (mdx) => {
  expect(() => apply(mdx)).toThrow(/found a link to/);
});

it.each([
  '![a](https://example.org/a.png)',
  '![a](//example.org/a.png)',
  '![a](\\\\\\\\example.org/a.png)',
  '![a](data:text/html,a)',
  '![a][b]\n\n[b]: ./a.png',
])('rejects the image %s', (mdx) => {
  expect(() => apply(mdx)).toThrow(/found (?:the|an) image/);
});
