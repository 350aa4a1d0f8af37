import {expect, it} from 'vitest';
import {folderWith} from '../../__tests__/files';
import {checkGuide} from '../checkGuide';
import {Guide} from '../guide';
import {contextOf, versionRules} from '../versions';
import {testContext} from './testContext';

it('of a version, what lasts is checked, and not its words or its addresses', async () => {
  const text = '## Color {#color}\n\nClick [here](./a.mdx#color). <Label k="save" />\n';
  const root = folderWith({
    'versioned_docs/version-1.0/a.mdx': `---\ntitle: A\n---\n\n${text}`,
    'i18n/fr/docusaurus-plugin-content-docs/version-1.0/a.mdx': `---\ntitle: A\n---\n\n${text}`,
    'docs/b.mdx': '---\ntitle: Of the next version\n---\n',
  });
  const data = {labels: {en: {save: 'Save'}}};
  const guide = Guide.read(contextOf({...testContext, root}, {name: '1.0', data}));
  const found = await checkGuide(guide, versionRules);
  expect(found.map(({rule}) => rule)).toEqual(['translation-recorded']);
});
