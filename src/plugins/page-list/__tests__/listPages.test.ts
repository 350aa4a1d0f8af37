import {describe, expect, it} from 'vitest';
import {listPages, withAliases, type Version} from '../listPages';

const view = {label: 'View', permalink: '/tags/view', inline: false, description: undefined};
const version = {
  tagsPath: '/tags',
  docs: [
    {permalink: '/list/', title: 'List view', unlisted: false, tags: [view]},
    {permalink: '/kanban/', title: 'Kanban view', unlisted: false, tags: [view]},
    {permalink: '/api/api/', title: 'POST interface', unlisted: true, tags: []},
  ],
  sidebars: {
    docs: [
      {type: 'doc', id: 'list'},
      {
        type: 'category',
        label: 'Projects',
        link: {type: 'generated-index', permalink: '/category/projects/', title: 'All projects'},
        items: [
          {
            type: 'category',
            label: 'Views',
            link: {type: 'generated-index', permalink: '/category/views/'},
            items: [{type: 'doc', id: 'kanban'}],
          },
          {type: 'category', label: 'No page of its own', items: []},
        ],
      },
    ],
  },
} as unknown as Version;

describe('listPages', () => {
  it('lists documents, index pages at every level, and each tag once', () => {
    expect(listPages(version, 'Tags')).toEqual([
      {path: '/list/', title: 'List view'},
      {path: '/kanban/', title: 'Kanban view'},
      {path: '/api/api/', title: 'POST interface', unlisted: true},
      {path: '/category/projects/', title: 'All projects'},
      {path: '/category/views/', title: 'Views'},
      {path: '/tags', title: 'Tags'},
      {path: '/tags/view', title: 'View'},
    ]);
  });

  it('lists no page of tags where no document has one', () => {
    expect(listPages({...version, docs: [], sidebars: {}}, 'Tags')).toEqual([]);
  });
});

describe('withAliases', () => {
  it('gives a page every address that leads to it', () => {
    const page = {path: '/api/api/', title: 'POST interface'};
    const other = {path: '/list/', title: 'List view'};
    const redirects = [
      {from: '/api/', to: '/api/api/'},
      {from: '/post/', to: '/api/api/'},
    ];
    expect(withAliases([page, other], redirects)).toEqual([
      {...page, aliases: ['/api/', '/post/']},
      other,
    ]);
  });
});
