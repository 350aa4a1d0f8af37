import {describe, expect, it} from 'vitest';
import {copiedPage} from '../copiedPage';
import {withCopies} from '../copiedSidebar';
import {planCopies} from '../multiplySources';

describe('planCopies', () => {
  it.each([
    [3, []],
    [4, [['a']]],
    [
      8,
      [
        ['a', 'b', 'c'],
        ['a', 'b'],
      ],
    ],
    [
      9,
      [
        ['a', 'b', 'c'],
        ['a', 'b', 'c'],
      ],
    ],
  ])('fills up to %d pages, the last copy as far as needed', (pages, copies) => {
    expect(planCopies(['a', 'b', 'c'], pages)).toEqual(copies);
  });

  it('cannot make fewer pages than there are', () => {
    expect(() => planCopies(['a', 'b', 'c'], 2)).toThrow('The guide alone has 3 pages');
  });
});

describe('copiedPage', () => {
  it('gives the copy an address and titles of its own, and keeps the rest', () => {
    const page = (slug: string, title: string, label: string) =>
      `---\nid: list\nslug: ${slug}\ntitle: ${title}\nsidebar_label: ${label}\ntags: [view]\n---\n\ntitle: in the text\n`;
    expect(copiedPage(page('/views/list/', "'Views: the list'", 'List'), 3)).toBe(
      page('/copy-3/views/list/', "'Views: the list 3'", 'List 3'),
    );
  });
});

it('copies no record of a translation: the copy would be behind', () => {
  const page = "---\ntitle: A\ntranslates: '0123456789ab'\n---\n";
  expect(copiedPage(page, 2)).toBe('---\ntitle: A 2\n---\n');
});

describe('withCopies', () => {
  const sidebars = {
    docs: [
      {
        type: 'category' as const,
        label: 'Views',
        className: 'icon--views',
        link: {type: 'generated-index' as const, slug: '/category/views/', title: 'All views'},
        items: ['views/list', {type: 'category' as const, label: 'Boards', items: ['views/board']}],
      },
      {type: 'doc' as const, id: 'glossary'},
    ],
  };

  it('adds a category for each copy, with keys and addresses of its own', () => {
    expect(
      withCopies(sidebars, [['views/list', 'views/board', 'glossary'], ['views/list']]),
    ).toEqual({
      docs: [
        ...sidebars.docs,
        {
          type: 'category',
          label: 'Copy 2',
          items: [
            {
              type: 'category',
              label: 'Views',
              key: 'copy-2-Views',
              className: 'icon--views',
              link: {
                type: 'generated-index',
                slug: '/copy-2/category/views/',
                title: 'All views 2',
              },
              items: [
                {type: 'doc', id: 'copy-2/views/list'},
                {
                  type: 'category',
                  label: 'Boards',
                  key: 'copy-2-Boards',
                  items: [{type: 'doc', id: 'copy-2/views/board'}],
                },
              ],
            },
            {type: 'doc', id: 'copy-2/glossary'},
          ],
        },
        {
          type: 'category',
          label: 'Copy 3',
          items: [
            {
              type: 'category',
              label: 'Views',
              key: 'copy-3-Views',
              className: 'icon--views',
              link: {
                type: 'generated-index',
                slug: '/copy-3/category/views/',
                title: 'All views 3',
              },
              items: [{type: 'doc', id: 'copy-3/views/list'}],
            },
          ],
        },
      ],
    });
  });
});
