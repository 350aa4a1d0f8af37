import {expect, it} from 'vitest';
import {check, isSelected} from '..';
import {folderWith} from '../../../content/src/__tests__/files';
import {testContext} from './testContext';

it.each(['../etc/passwd', 'docs/glosary.mdx', 'docs/data.csv', 'src'])(
  'rejects %s, which has no pages',
  async (path) => {
    const root = folderWith({'docs/glossary.mdx': '', 'docs/data.csv': '', 'src/a.ts': ''});
    await expect(check({...testContext, root}, false, ['docs', path])).rejects.toThrow(
      `${path} is not a page or a folder of pages. Pages are in docs and i18n/fr`,
    );
  },
);

it('selects files by file or folder, or all', () => {
  const selected = [[], [''], ['docs/api'], ['docs/api/api.mdx'], ['docs/ap']];
  expect(selected.map((paths) => isSelected('docs/api/api.mdx', paths))).toEqual([
    ...[true, true, true, true, false],
  ]);
});
