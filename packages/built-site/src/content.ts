import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as StandalonePages} from '@docusaurus/plugin-content-pages';
import type {Plugin} from '@docusaurus/types';
import type {PageMetadata, Version} from './site';

/** Page metadata that's available before pages are built. */
export type PlannedPage = Omit<PageMetadata, 'description' | 'language'>;

export interface PlannedPages {
  versions: Array<Version & {pages: PlannedPage[]}>;
  unversioned: PlannedPage[];
}

type AllContent = Parameters<NonNullable<Plugin['allContentLoaded']>>[0]['allContent'];
/** Docusaurus 3.10 has replaced `blogListPaginated` with `blogTitle`. */
type AnyBlogContent = Pick<BlogContent, 'blogPosts'> &
  Partial<Pick<BlogContent, 'blogListPaginated'>> & {blogTitle?: string};
type SidebarItem = LoadedVersion['sidebars'][string][number];
type Doc = LoadedVersion['docs'][number];

/**
 * Lists documents, category indexes, tag pages, blog posts and standalone pages. The main instance of
 * the docs plugin has versions. Of the others, the latest version is listed with unversioned pages.
 */
export function readContent(allContent: AllContent, baseUrl: string): PlannedPages {
  const [docs, ...otherDocs] = readInstances(allContent, 'docs', readVersions);
  const latest = otherDocs.flat().filter(({isLast}) => isLast);
  return {
    versions: docs ?? [{name: 'current', label: '', isLast: true, path: baseUrl, pages: []}],
    unversioned: [
      ...latest.flatMap(({pages}) => pages).map((page) => ({...page, version: ''})),
      ...readInstances(allContent, 'blog', readPosts).flat(),
      ...readInstances(allContent, 'pages', readStandalonePages).flat(),
    ],
  };
}

/** Reads the content of a plugin: first the main instance, which is the default one if it exists. */
function readInstances<Content, Result>(
  allContent: AllContent,
  name: string,
  read: (content: Content, idPrefix: string) => Result,
): Result[] {
  const {default: main, ...others} = allContent[`docusaurus-plugin-content-${name}`] ?? {};
  return (
    [['default', main] as const, ...Object.entries(others)]
      // The content of the pages plugin is `null` without a folder of pages.
      .filter(([, content]) => content)
      .map(([id, content], index) => read(content as Content, index === 0 ? '' : `${id}/`))
  );
}

const readVersions = ({loadedVersions}: LoadedContent, idPrefix: string) =>
  loadedVersions.map((version) => readVersion(version, idPrefix));

function readPosts(blog: AnyBlogContent, idPrefix: string): PlannedPage[] {
  return blog.blogPosts.map(({metadata}) => ({
    kind: 'post',
    id: `${idPrefix}blog/${metadata.permalink.split('/').findLast(Boolean)}`,
    path: metadata.permalink,
    source: sourceOf(metadata.source),
    title: metadata.title,
    // Unlisted posts aren't in the list.
    area: blog.blogTitle ?? blog.blogListPaginated?.[0]?.metadata.blogTitle ?? metadata.title,
    unlisted: metadata.unlisted,
    searchBoost: searchBoostOf(metadata),
    version: '',
    date: new Date(metadata.date).toISOString().slice(0, 10),
  }));
}

function readStandalonePages(pages: StandalonePages, idPrefix: string): PlannedPage[] {
  return pages.flatMap((page) => {
    if (page.type === 'jsx') {
      return [];
    }
    const {permalink: path, unlisted, title = ''} = page;
    const source = sourceOf(page.source);
    const searchBoost = searchBoostOf(page);
    // The same in each language.
    const id = idPrefix + source.replace(/^.*?pages\//, 'pages/').replace(/\.mdx?$/, '');
    const facts = {title, area: title || path, unlisted, searchBoost, version: ''};
    return [{kind: 'page', id, path, source, ...facts}];
  });
}

function readVersion(loaded: LoadedVersion, idPrefix: string): PlannedPages['versions'][number] {
  const {versionName: version, label, isLast, path, docs, sidebars, tagsPath} = loaded;
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const toPage = (doc: Doc, area: string): PlannedPage => {
    const {permalink, title, unlisted} = doc;
    const page = {path: permalink, source: sourceOf(doc.source), title, area, unlisted, version};
    return {kind: 'document', id: idPrefix + doc.id, ...page, searchBoost: searchBoostOf(doc)};
  };
  const generatedPage = (kind: 'category' | 'tag', url: string, title: string, area: string) => {
    return {kind, id: '', path: url, title, area, unlisted: false, version};
  };
  const pagesOf = (item: SidebarItem, area?: string): PlannedPage[] => {
    if (item.type === 'doc') {
      const doc = byId.get(item.id)!;
      return [toPage(doc, area ?? item.label ?? doc.frontMatter.sidebar_label ?? doc.title)];
    }
    if (item.type !== 'category') {
      return [];
    }
    const {link, items, label: ownArea} = item;
    const inArea = (child: SidebarItem) => pagesOf(child, area ?? ownArea);
    return [
      ...(link?.type === 'doc' ? inArea(link) : []),
      ...(link?.type === 'generated-index'
        ? [generatedPage('category', link.permalink, link.title ?? item.label, area ?? ownArea)]
        : []),
      ...items.flatMap(inArea),
    ];
  };
  const known = new Set<string>();
  const inMenu = Object.values(sidebars)
    .flat()
    .flatMap((item) => pagesOf(item))
    // Several sidebars can contain a page.
    .filter(({path}) => known.size < known.add(path).size);
  const others = docs
    .filter(({permalink}) => !known.has(permalink))
    .map((doc) => toPage(doc, nearestArea(doc.permalink, inMenu) || doc.title));
  const tags = new Map(docs.flatMap((doc) => doc.tags.map((tag) => [tag.permalink, tag.label])));
  const tagPages = tags.size > 0 ? [[tagsPath, ''] as const, ...tags] : [];
  return {
    name: version,
    label,
    isLast,
    path: path.replace(/\/?$/, '/'),
    pages: [
      ...[...inMenu, ...others].sort((a, b) => Number(a.unlisted) - Number(b.unlisted)),
      ...tagPages.map(([url, title]) => generatedPage('tag', url, title, '')),
    ],
  };
}

function nearestArea(path: string, pages: readonly PlannedPage[]): string {
  const parts = path.split('/');
  const folders = parts.map((_, at) => `${parts.slice(0, parts.length - at).join('/')}/`);
  const nearest = (folder: string) => pages.find((page) => `${page.path}/`.startsWith(folder));
  return folders.map(nearest).find((page) => page)?.area ?? '';
}

/** @param source such as `@site/docs/glossary.mdx` */
function sourceOf(source: string): string {
  return source.replace(/^@site\//, '');
}

/** Reads `search` and `search_boost` of the front matter. @throws on invalid values */
function searchBoostOf({source, frontMatter}: {source: string; frontMatter: object}) {
  const {search = true, search_boost: boost} = frontMatter as Record<string, unknown>;
  if (typeof search !== 'boolean') {
    throw new Error(
      `${sourceOf(source)}: "search" in the front matter is ${JSON.stringify(search)}. Set it to false to exclude the page from searches, or remove it.`,
    );
  }
  if (boost !== undefined && !(typeof boost === 'number' && boost > 0 && boost < Infinity)) {
    throw new Error(
      `${sourceOf(source)}: "search_boost" in the front matter is ${JSON.stringify(boost)}. Set it to a number above 0, such as 0.5 or 2, or remove it.`,
    );
  }
  return search ? boost : 0;
}
