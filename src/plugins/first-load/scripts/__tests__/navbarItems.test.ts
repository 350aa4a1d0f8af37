import {expect, it} from 'vitest';
import {unusedComponents} from '../navbarItems';

it('names the components of types that no item has, at any depth', () => {
  const navbar = [
    {type: 'docSidebar'},
    {type: 'search'},
    {},
    {type: 'dropdown', items: [{type: 'doc'}, {type: 'html'}]},
  ];
  expect(unusedComponents(navbar)).toEqual([
    '@theme/NavbarItem/DocsVersionNavbarItem',
    '@theme/NavbarItem/DocsVersionDropdownNavbarItem',
  ]);
  expect(unusedComponents([])).toHaveLength(5);
});
