import type {PageMetadata} from '@guide/built-site/read';
import {groupPages, type Guide} from '../guide';

const glossary =
  '<a id=term-former></a><h3 id=term-plan>Plan</h3><p>See <a href=/work/#do>work</a>.';

/** Two areas, unlisted pages and a page without an area. @param text HTML of the page `work` */
export function smallGuide(text = ''): Guide {
  const page = (path: string, id: string, area: string, facts: Partial<PageMetadata> = {}) => ({
    ...{kind: id ? ('document' as const) : ('category' as const), id, path, area, title: area},
    ...{description: `All of ${area}.`, unlisted: false, version: 'current', language: 'en'},
    ...facts,
  });
  const texts: Record<string, string> = {work: `<header><h1>Work</h1></header>${text}`, glossary};
  const pages = [
    page('/category/work/', '', 'Work'),
    page('/work/', 'work', 'Work'),
    page('/', 'start', 'Work'),
    page('/category/api/', '', 'API'),
    page('/glossary/', 'glossary', 'Glossary'),
    page('/api/calls/', 'api/calls', 'API', {unlisted: true}),
    page('/work/hidden/', 'work/hidden', 'Work', {unlisted: true}),
    page('/tags/', '', '', {kind: 'tag'}),
  ];
  return groupPages(
    {pages, origin: 'https://docs.example', baseUrl: '/'},
    ({id}) =>
      `<main><article><div class="theme-doc-markdown markdown">${texts[id] ?? ''}</div></article></main>`,
  );
}
