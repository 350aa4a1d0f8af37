import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {
  countPages,
  listedNeighbours,
  shownOnIndex,
  topLevelOf,
  withoutUnlisted,
} from '../listedItems';

const link = (name: string, unlisted = false): PropSidebarItem => ({
  type: 'link',
  label: name,
  href: `/${name}/`,
  ...(unlisted && {unlisted}),
});
const category = (name: string, items: PropSidebarItem[], href?: string): PropSidebarItem => ({
  type: 'category',
  label: name,
  items,
  collapsed: true,
  collapsible: true,
  ...(href && {href}),
});

const sidebar = [
  category('guide', [link('first'), category('group', [link('inner'), link('hidden', true)])]),
  category('old', [link('old-page', true)], '/category/old/'),
  category('api', [link('api-page', true)], '/category/api/'),
  link('glossary'),
];

describe('withoutUnlisted', () => {
  it('leaves unlisted pages out at every level and keeps their categories', () => {
    expect(JSON.stringify(withoutUnlisted(sidebar))).not.toContain('unlisted');
    expect(withoutUnlisted(sidebar)).toHaveLength(4);
  });
});

describe('shownOnIndex', () => {
  it('leaves a category with listed pages as it is', () => {
    const items = [link('a'), link('b', true)];
    expect(shownOnIndex(items)).toEqual(items);
  });

  it('shows the pages of a category that has no listed one', () => {
    expect(shownOnIndex([link('a', true)])).toMatchObject([{href: '/a/', unlisted: false}]);
  });
});

describe('countPages', () => {
  it('counts the listed pages at every level', () => {
    expect(countPages(sidebar.slice(0, 1))).toBe(2);
  });

  it('counts the pages of a category that has no listed one', () => {
    expect(countPages([link('a', true), link('b', true)])).toBe(2);
  });
});

describe('topLevelOf', () => {
  it('finds the category of a page, however deep it stands', () => {
    expect(topLevelOf(sidebar, '/inner/')).toBe(sidebar[0]);
  });

  it('finds a page without a category, and nothing for an unknown one', () => {
    expect(topLevelOf(sidebar, '/glossary/')).toBe(sidebar[3]);
    expect(topLevelOf(sidebar, '/elsewhere/')).toBeUndefined();
  });
});

describe('listedNeighbours', () => {
  it('skips unlisted pages on both sides', () => {
    expect(listedNeighbours(sidebar, '/category/api/')).toEqual({
      previous: {title: 'old', permalink: '/category/old/'},
      next: {title: 'glossary', permalink: '/glossary/'},
    });
  });

  it('has nothing before the first page and after the last', () => {
    expect(listedNeighbours(sidebar, '/first/').previous).toBeUndefined();
    expect(listedNeighbours(sidebar, '/glossary/').next).toBeUndefined();
  });
});
