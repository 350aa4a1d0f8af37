import type {PropSidebarBreadcrumbsItem, PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {
  repeatsCategory,
  listedNeighbours,
  menuItems,
  placeOfUnlisted,
  shownOnIndex,
  withoutUnlisted,
} from '../listedItems';

const link = (label: string, unlisted = false) =>
  ({type: 'link', label, href: `/${label}/`, ...(unlisted && {unlisted})}) as PropSidebarItem;
const category = (label: string, items: PropSidebarItem[], href?: string) =>
  ({type: 'category', label, items, href}) as PropSidebarItem;

const group = category('group', [link('inner'), link('hidden', true)]);
const guide = category('guide', [link('first'), group]);
const sidebar = [
  guide,
  category('old', [link('old-page', true)], '/category/old/'),
  category('api', [link('api-page', true)], '/category/api/'),
  link('glossary'),
];

it('a menu has no unlisted page at any level, and keeps their categories', () => {
  expect(JSON.stringify(withoutUnlisted(sidebar))).not.toContain('unlisted');
  expect(withoutUnlisted(sidebar)).toHaveLength(4);
});

it('a category with a single listed page is one entry of the menu', () => {
  const help = category('Help', [link('help'), link('hidden', true)], '/category/help/');
  expect(menuItems([help])).toMatchObject([{type: 'link', label: 'help', href: '/help/'}]);
  expect(menuItems([category('two', [link('a'), link('b')])])).toMatchObject([{type: 'category'}]);
});

it('a single listed page and its category are the same place', () => {
  const isOnly = (...pages: PropSidebarItem[]) =>
    repeatsCategory([category('Help', pages), pages[0]] as PropSidebarBreadcrumbsItem[]);
  expect(isOnly(link('help'), link('hidden', true))).toBe(true);
  expect(isOnly(link('a'), link('b'))).toBe(false);
  expect(isOnly(link('hidden', true), link('listed'))).toBe(false);
  expect(isOnly(link('Help', true), link('listed'))).toBe(true);
  expect(repeatsCategory([link('glossary')] as PropSidebarBreadcrumbsItem[])).toBe(false);
});

it('an index page shows unlisted pages only where no page is listed', () => {
  const items = [link('a'), link('b', true)];
  expect(shownOnIndex(items)).toEqual(items);
  expect(shownOnIndex([link('a', true)])).toMatchObject([{href: '/a/', unlisted: false}]);
});

it('an index page shows all pages of a group in it', () => {
  expect(shownOnIndex([link('a'), group])).toMatchObject([
    {href: '/a/'},
    {href: '/inner/', unlisted: false},
    {href: '/hidden/', unlisted: false},
  ]);
});

it('a page has its listed neighbours', () => {
  expect(listedNeighbours(sidebar, '/category/api/')).toEqual({
    previous: {title: 'old', permalink: '/category/old/'},
    next: {title: 'glossary', permalink: '/glossary/'},
  });
  expect(listedNeighbours(sidebar, '/first/').previous).toBeUndefined();
  expect(listedNeighbours(sidebar, '/glossary/').next).toBeUndefined();
});

it('an unlisted page belongs to its category, and to the closest index page', () => {
  const breadcrumbs = (...items: PropSidebarItem[]) => items as PropSidebarBreadcrumbsItem[];
  const hidden = link('hidden', true);
  const outer = category('outer', [group], '/category/outer/');
  expect(placeOfUnlisted(breadcrumbs(outer, group, hidden))).toMatchObject({
    index: '/category/outer/',
    category: 'group',
    pages: [{label: 'inner'}, {label: 'hidden'}],
    position: 1,
  });
  expect(placeOfUnlisted(breadcrumbs(guide, link('first')))).toBeUndefined();
  expect(placeOfUnlisted(breadcrumbs(hidden))).toBeUndefined();
  expect(placeOfUnlisted(null)).toBeUndefined();
});
