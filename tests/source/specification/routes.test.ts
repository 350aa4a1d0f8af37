import {expect, it} from 'vitest';
import contract from '../../../contract/routes.json';
import {dependencies} from '../../../package.json';
import sidebars from '../../../sidebars';
import {expandPaths, requirements} from './requirements';

const documents = (isUnlisted: boolean) =>
  contract.docs.filter(({unlisted}) => unlisted === isUnlisted).map(({path}) => path);
const listed = [...documents(false), ...contract.categories, ...contract.tags, contract.search];

it.each(requirements.filter(({paths, unlistedPaths}) => paths ?? unlistedPaths))(
  'the contract has the paths of $id',
  ({paths, unlistedPaths}) => {
    expect(listed).toEqual(expect.arrayContaining(expandPaths(paths)));
    expect(documents(true)).toEqual(expect.arrayContaining(expandPaths(unlistedPaths)));
  },
);

it('the contract has both languages', () => {
  expect(contract.locales).toMatchObject({en: '/', fr: '/fr/'});
});

it('the home page is the get-started page', () => {
  const home = contract.docs.find(({path}) => path === '/');
  expect(home?.id).toBe('projects/project_items/get_started');
});

it('administration pages keep .html in their source names', () => {
  const pages = contract.docs.filter(({id}) => id.startsWith('administration/'));
  expect(pages.filter(({source}) => !source.endsWith('.html.mdx'))).toEqual([]);
});

it('there is one sidebar', () => {
  expect(Object.keys(sidebars)).toEqual(['docs']);
});

it('the Docusaurus version is the one in the specification', () => {
  expect(dependencies['@docusaurus/core']).toBe('3.9.1');
});
