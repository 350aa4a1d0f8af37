import {parsePage, type BuiltPage} from '../read/builtPage';

/** What a page has; without an id it is the index of a category. */
type Facts = Partial<BuiltPage> & {category?: string; text?: string};

/** A page as a build has it, at an address of https://docs.example. */
function builtPage(
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

const glossary = '<h3 id=term-plan>Plan</h3><p>See <a href=/work/#do>work</a>.';

/** A guide of two areas, hidden pages, and a page in no area. @param text of its page about work */
export function smallGuide(text = ''): Map<string, BuiltPage> {
  const [work, api] = ['/category/work/', '/category/api/'];
  const menu: [address: string, facts: Facts][] = [
    [work, {text: '<header><h1>Work</h1><p>All work.</header>'}],
    ['/work/', {docId: 'work', category: work, text: `<header><h1>Work</h1></header>${text}`}],
    ['/', {docId: 'start', category: work}],
    [api, {text: '<header><h1>API</h1></header><a href=/api/calls/></a>'}],
    ['/glossary/', {docId: 'glossary', text: glossary}],
  ];
  const pages = [
    ...menu.map(([address, facts], place) => {
      const [previous, next] = [menu[place - 1]?.[0], menu[place + 1]?.[0]];
      return builtPage(address, {...facts, previous, next});
    }),
    builtPage('/api/calls/', {docId: 'api/calls', category: api, unlisted: true}),
    builtPage('/work/hidden/', {docId: 'work/hidden', unlisted: true}),
    builtPage('/next/work/', {docId: 'work', version: 'docs-default-next'}),
  ];
  return new Map(pages.map((page) => [page.path, page]));
}
