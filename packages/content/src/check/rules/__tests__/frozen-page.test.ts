import {expect, it} from 'vitest';
import {projectOf} from '../../__tests__/projectOf';
import {testContext} from '../../__tests__/testContext';
import {checkGuide} from '../../checkGuide';
import {Guide} from '../../guide';
import {contextOf, versionRules} from '../../versions';

const folder = 'versioned_docs/version-1.0';
const french = 'i18n/fr/docusaurus-plugin-content-docs/version-1.0';
const page = (...lines: string[]) => ['---', 'title: A', '---', '', ...lines, ''].join('\n');
const labels = {en: {save: 'Save', open: 'Open'}, fr: {save: 'Enregistrer'}};

async function find(files: Record<string, string>): Promise<string[]> {
  const root = projectOf(files);
  const context = contextOf({...testContext, root}, {name: '1.0', data: {labels}});
  const found = await checkGuide(Guide.read(context), versionRules);
  return found.map(({rule, file, line, found: what}) => `${rule} ${file}:${line} ${what}`);
}

it('reports what a version does not have, in its own pages', async () => {
  const text = page('[B](./b.mdx), [C](./c.mdx#d) and [E](#e).', '', '<Label k="gone" />');
  const translated = text.replace('---\n\n', "translates: '0123456789ab'\n---\n\n");
  expect(
    await find({
      [`${folder}/a.mdx`]: text,
      [`${french}/a.mdx`]: translated,
      [`${folder}/c.mdx`]: page('Text.'),
      'docs/b.mdx': page('Of the next version.'),
    }),
  ).toEqual([
    ...[`${french}/a.mdx:6`, `${folder}/a.mdx:5`].flatMap((place, index) => [
      ...['./b.mdx', './c.mdx#d', '#e'].map(
        (url) => `frozen-page ${place} a link to ${url}, which is not there`,
      ),
      `frozen-page ${index === 0 ? `${french}/a.mdx:8` : `${folder}/a.mdx:7`} the label "gone", which the version does not have`,
    ]),
    `frozen-page ${folder}/c.mdx:1 no translation ${french}/c.mdx`,
  ]);
});

it('finds nothing in a version that is whole, of which the words are those of its time', async () => {
  const text = page(
    '## Color {#color}',
    '',
    'Click [here](./a.mdx#color). <Label k="save" /> <Label k="open" />',
  );
  expect(
    await find({
      [`${folder}/a.mdx`]: text,
      [`${french}/a.mdx`]: text.replace('---\n\n', "translates: '0123456789ab'\n---\n\n"),
    }),
  ).toEqual([]);
});
