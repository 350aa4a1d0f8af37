import {parsePage, type BuiltPage} from '../read/builtPage';

interface Facts {
  /** `undefined`: the index of a category. */
  docId?: string;
  previous?: string;
  next?: string;
  /** Address of its category. */
  category?: string;
  unlisted?: boolean;
  version?: string;
  text?: string;
}

/** A page as a build has it, at an address of https://docs.example. */
export function builtPage(
  address: string,
  {docId, previous, next, category, unlisted, version = 'docs-default-current', text = ''}: Facts,
): BuiltPage {
  const link = (way: string, to?: string) =>
    to ? `<a class="pagination-nav__link pagination-nav__link--${way}" href="${to}"></a>` : '';
  const crumbs = ['/', category]
    .map((to) => (to ? `<li class=breadcrumbs__item><a href="${to}"></a>` : ''))
    .join('');
  const page = `<!doctype html><html class="docs-wrapper ${docId ? `docs-doc-id-${docId}` : ''}">
<head><meta property=og:url content="https://docs.example${address}">
<meta name=docsearch:language content=en><meta name=docsearch:docusaurus_tag content=${version}></head>
<body><main>${docId ? '' : '<div class=generatedIndexPage_vN6x>'}<ul>${crumbs}</ul>
${unlisted ? '<small class=theme-unlisted-banner></small>' : ''}
<article><div class="theme-doc-markdown markdown">${text}</div></article>
${link('prev', previous)}${link('next', next)}</main></body></html>`;
  return parsePage(page)!;
}

/** A guide of two areas, a hidden one, and a page in none. */
export function smallGuide(): Map<string, BuiltPage> {
  const pages = [
    builtPage('/category/work/', {
      next: '/work/',
      text: '<header><h1>Work</h1><p>All work.</header>',
    }),
    builtPage('/work/', {
      docId: 'work',
      previous: '/category/work/',
      next: '/',
      category: '/category/work/',
      text: '<header><h1>Work</h1></header><h2 id=do>Do <b>it</b></h2>',
    }),
    builtPage('/', {
      docId: 'start',
      previous: '/work/',
      next: '/category/api/',
      category: '/category/work/',
    }),
    builtPage('/category/api/', {
      previous: '/',
      next: '/glossary/',
      text: '<header><h1>API</h1><p>For programs.</header><a href=/api/calls/></a>',
    }),
    builtPage('/glossary/', {
      docId: 'glossary',
      previous: '/category/api/',
      text: '<h3 id=term-plan>Plan</h3><p>See <a href=/work/#do>work</a>.',
    }),
    builtPage('/api/calls/', {docId: 'api/calls', category: '/category/api/', unlisted: true}),
    builtPage('/work/hidden/', {docId: 'work/hidden', unlisted: true}),
    builtPage('/next/work/', {docId: 'work', version: 'docs-default-next'}),
  ];
  return new Map(pages.map((page) => [page.path, page]));
}
