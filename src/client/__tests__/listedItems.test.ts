import type {PropSidebarBreadcrumbsItem, PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {indexPageItems, listedNeighbours, unlistedContext} from '../listedItems';

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

it('indexPageItems returns all pages if none is listed', () => {
  const items = [link('a'), link('b', true)];
  expect(indexPageItems(items)).toEqual(items);
  expect(indexPageItems([link('a', true)])).toMatchObject([{href: '/a/', unlisted: false}]);
});

it('indexPageItems returns all pages of a group', () => {
  expect(indexPageItems([link('a'), group])).toMatchObject([
    {href: '/a/'},
    {href: '/inner/', unlisted: false},
    {href: '/hidden/', unlisted: false},
  ]);
});

it('listedNeighbours skips unlisted pages', () => {
  expect(listedNeighbours(sidebar, '/category/api/')).toEqual({
    previous: {title: 'old', permalink: '/category/old/'},
    next: {title: 'glossary', permalink: '/glossary/'},
  });
  expect(listedNeighbours(sidebar, '/first/').previous).toBeUndefined();
  expect(listedNeighbours(sidebar, '/glossary/').next).toBeUndefined();
  expect(listedNeighbours(sidebar, '/elsewhere/')).toEqual({});
});

it('unlistedContext returns the category and the closest index page', () => {
  const breadcrumbs = (...items: PropSidebarItem[]) => items as PropSidebarBreadcrumbsItem[];
  const hidden = link('hidden', true);
  const outer = category('outer', [group], '/category/outer/');
  expect(unlistedContext(breadcrumbs(outer, group, hidden))).toMatchObject({
    indexHref: '/category/outer/',
    categoryLabel: 'group',
    pages: [{label: 'inner'}, {label: 'hidden'}],
    pageIndex: 1,
  });
  expect(unlistedContext(breadcrumbs(guide, link('first')))).toBeUndefined();
  expect(unlistedContext(breadcrumbs(hidden))).toBeUndefined();
  expect(unlistedContext(null)).toBeUndefined();
});
