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

const home = contract.docs.find(({path}) => path === '/');
const administration = contract.docs.filter(({id}) => id.startsWith('administration/'));

it.each<[string, actual: unknown, expected: unknown]>([
  ['the contract has both languages', contract.locales, {en: '/', fr: '/fr/'}],
  ['the home page is the get-started page', home?.id, 'projects/project_items/get_started'],
  [
    'administration pages keep .html in their source names',
    administration.filter(({source}) => !source.endsWith('.html.mdx')),
    [],
  ],
  ['there is one sidebar', Object.keys(sidebars), ['docs']],
  [
    'the Docusaurus version is the one in the specification',
    dependencies['@docusaurus/core'],
    '3.9.1',
  ],
])('%s', (_, actual, expected) => expect(actual).toEqual(expected));
