import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as StandalonePages} from '@docusaurus/plugin-content-pages';
import type {Plugin} from '@docusaurus/types';
import type {PageMetadata, Version} from './site';

/** Page metadata that's available before pages are built. */
export type PlannedPage = Omit<PageMetadata, 'description' | 'language'>;

export interface SiteContent {
  versions: Array<Version & {pages: PlannedPage[]}>;
  unversioned: PlannedPage[];
}

type AllContent = Parameters<NonNullable<Plugin['allContentLoaded']>>[0]['allContent'];
/** Docusaurus 3.10 has replaced `blogListPaginated` with `blogTitle`. */
type AnyBlogContent = Pick<BlogContent, 'blogPosts'> &
  Partial<Pick<BlogContent, 'blogListPaginated'>> & {blogTitle?: string};
type SidebarItem = LoadedVersion['sidebars'][string][number];
type Doc = LoadedVersion['docs'][number];

/** Lists documents, category indexes, tag pages, blog posts and standalone pages. */
export function readContent(allContent: AllContent): SiteContent {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  const blog = allContent['docusaurus-plugin-content-blog']?.default as AnyBlogContent | undefined;
  const standalone = allContent['docusaurus-plugin-content-pages']?.default as
    StandalonePages | undefined;
  const posts = (blog?.blogPosts ?? []).map(({metadata}): PlannedPage => ({
    kind: 'post',
    id: `blog/${metadata.permalink.split('/').findLast(Boolean)}`,
    path: metadata.permalink,
    source: sourceOf(metadata.source),
    title: metadata.title,
    area: blog!.blogTitle ?? blog!.blogListPaginated![0]!.metadata.blogTitle,
    unlisted: metadata.unlisted,
    version: '',
    date: new Date(metadata.date).toISOString().slice(0, 10),
  }));
  return {
    versions: (docs?.loadedVersions ?? []).map(readVersion),
    unversioned: [...posts, ...(standalone ?? []).flatMap(readStandalonePage)],
  };
}

function readStandalonePage(page: StandalonePages[number]): PlannedPage[] {
  if (page.type === 'jsx') {
    return [];
  }
  const {permalink: path, unlisted, title = ''} = page;
  const source = sourceOf(page.source);
  // The same in each language.
  const id = source.replace(/^.*?pages\//, 'pages/').replace(/\.mdx?$/, '');
  return [{kind: 'page', id, path, source, title, area: title || path, unlisted, version: ''}];
}

function readVersion(loaded: LoadedVersion): SiteContent['versions'][number] {
  const {versionName: version, label, isLast, path, docs, sidebars, tagsPath} = loaded;
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const toPage = ({id, permalink, source, title, unlisted}: Doc, area: string): PlannedPage => {
    const page = {id, path: permalink, source: sourceOf(source), title, area, unlisted, version};
    return {kind: 'document', ...page};
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
  const inMenu = Object.values(sidebars)
    .flat()
    .flatMap((item) => pagesOf(item));
  const known = new Set(inMenu.map((page) => page.path));
  const others = docs
    .filter(({permalink}) => !known.has(permalink))
    .map((doc) => toPage(doc, nearestArea(doc.permalink, inMenu)));
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

/** Returns the area of the first page in the closest common folder. */
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
