import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {readRedirects, withRedirect} from '../redirects';
import {readCategories, withOtherId, withoutPage, withPage} from '../sidebar';

describe('the source of the redirects', () => {
  const source = [
    '/** Old addresses. */',
    'export const redirects = [',
    '  // Kept for bookmarks.',
    "  {from: '/a/', to: '/b/'},",
    '  {',
    "    from: '/c.html',",
    "    to: '/c/',",
    '  },',
    "] satisfies Options['redirects'];",
  ].join('\n');
  const after = (from: string, to: string) =>
    Object.fromEntries(readRedirects(withRedirect(source, from, to)));

  it('gets another redirect, and keeps comments', () => {
    expect(after('/x/', '/y/')).toEqual({'/a/': '/b/', '/c.html': '/c/', '/x/': '/y/'});
    expect(withRedirect(source, '/x/', '/y/')).toContain('// Kept for bookmarks.');
  });

  it('has no chain: what led to the old address leads to the new one', () => {
    expect(after('/b/', '/d/')).toEqual({'/a/': '/d/', '/c.html': '/c/', '/b/': '/d/'});
  });

  it('has none that leads away from a page, as after a move back', () => {
    expect(after('/b/', '/a/')).toEqual({'/c.html': '/c/', '/b/': '/a/'});
  });

  it('has one for an address', () => {
    expect(after('/a/', '/e/')).toEqual({'/c.html': '/c/', '/a/': '/e/'});
  });

  it('may be empty', () => {
    const empty = 'export const redirects = [];';
    expect(withRedirect(empty, '/a/', '/b/')).toBe(
      "export const redirects = [{from: '/a/', to: '/b/'}];",
    );
  });
});

describe('the source of the sidebars', () => {
  const source = fs.readFileSync('sidebars.ts', 'utf8');

  it('is read, with categories inside others', () => {
    const categories = readCategories(source);
    expect(categories).toHaveLength(15);
    expect(categories.find(({label}) => label === 'Connectors')).toEqual({
      label: 'Connectors',
      slug: undefined,
      pages: [
        'datasets/connectors/gitlab',
        'datasets/connectors/jira',
        'datasets/connectors/smartsheet',
      ],
    });
    expect(categories.find(({label}) => label === 'Datasets')!.pages).not.toContain(
      'datasets/connectors/jira',
    );
  });

  it('gets a page at the end of a category', () => {
    const pages = readCategories(withPage(source, 'Roadmaps', 'roadmapping/share')).find(
      ({label}) => label === 'Roadmaps',
    )!.pages;
    expect(pages.slice(-2)).toEqual(['roadmapping/timeline_tutorials', 'roadmapping/share']);
    expect(() => withPage(source, 'Road maps', 'a')).toThrow('Its categories: Administration,');
  });

  it('changes an id, and neither an icon nor a label of that name', () => {
    const moved = withOtherId(source, 'glossary', 'reference/glossary');
    expect(moved).toContain(
      "{type: 'doc', id: 'reference/glossary', className: iconClass('glossary')}",
    );
    expect(withOtherId(source, 'troubleshooting', 'help/troubleshooting')).toContain(
      "className: iconClass('troubleshooting')",
    );
  });

  it('loses a page, written as a word or as an entry', () => {
    expect(withoutPage(source, 'roadmapping/export')).not.toContain('roadmapping/export');
    const without = withoutPage(source, 'glossary');
    expect(without).not.toContain("id: 'glossary'");
    expect(readCategories(without)).toEqual(readCategories(source));
  });
});
