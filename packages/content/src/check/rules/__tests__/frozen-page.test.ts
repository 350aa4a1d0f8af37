import {expect, it} from 'vitest';
import {folderWith, type Files} from '../../../__tests__/files';
import {testContext} from '../../__tests__/testContext';
import {checkGuide} from '../../checkGuide';
import {Guide} from '../../guide';
import {contextOf, versionRules} from '../../versions';

const english = 'versioned_docs/version-1.0';
const french = 'i18n/fr/docusaurus-plugin-content-docs/version-1.0';
const page = (text: string) => `---\ntitle: A\n---\n\n${text}\n`;
const translated = (text: string) =>
  page(text).replace('---\n\n', "translates: '0123456789ab'\n---\n\n");

/** What is found in the version 1.0, with its labels. */
async function find(files: Files): Promise<string[]> {
  const labels = {en: {save: 'Save', open: 'Open'}, fr: {save: 'Enregistrer'}};
  const site = {...testContext, root: folderWith(files)};
  const guide = Guide.read(contextOf(site, {name: '1.0', data: {labels}}));
  const found = await checkGuide(guide, versionRules);
  return found.map(({rule, file, line, found: what}) => `${rule} ${file}:${line} ${what}`);
}

it('reports what a version does not have, in its own pages', async () => {
  const text = '[B](./b.mdx), [C](./c.mdx#d) and [E](#e).\n\n<Label k="gone" />';
  const found = await find({
    [`${english}/a.mdx`]: page(text),
    [`${french}/a.mdx`]: translated(text),
    [`${english}/c.mdx`]: page('Text.'),
    'docs/b.mdx': page('Of the next version.'),
  });
  const lacking = (file: string, line: number) => [
    ...['./b.mdx', './c.mdx#d', '#e'].map(
      (url) => `frozen-page ${file}:${line} a link to ${url}, which is not there`,
    ),
    `frozen-page ${file}:${line + 2} the label "gone", which the version does not have`,
  ];
  expect(found).toEqual([
    ...lacking(`${french}/a.mdx`, 6),
    ...lacking(`${english}/a.mdx`, 5),
    `frozen-page ${english}/c.mdx:1 no translation ${french}/c.mdx`,
  ]);
});

it('finds nothing in a version that is whole, of which the words are those of its time', async () => {
  const text =
    '## Color {#color}\n\nClick [here](./a.mdx#color). <Label k="save" /> <Label k="open" />';
  const files = {[`${english}/a.mdx`]: page(text), [`${french}/a.mdx`]: translated(text)};
  expect(await find(files)).toEqual([]);
});
