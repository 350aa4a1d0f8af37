import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import type {PageMetadata, Version} from './site';

/** Page metadata that's available before pages are built. */
export type PlannedPage = Omit<PageMetadata, 'description' | 'language'>;

export interface SiteContent {
  versions: Array<Version & {pages: PlannedPage[]}>;
  posts: PlannedPage[];
}

type AllContent = Parameters<NonNullable<Plugin['allContentLoaded']>>[0]['allContent'];
type SidebarItem = LoadedVersion['sidebars'][string][number];
type Doc = LoadedVersion['docs'][number];

/** Lists documents, category indexes, tag pages and blog posts. */
export function readContent(allContent: AllContent): SiteContent {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
  return {
    versions: (docs?.loadedVersions ?? []).map(readVersion),
    posts: (blog?.blogPosts ?? []).map(({metadata}) => ({
      kind: 'post',
      id: `blog/${metadata.permalink.split('/').findLast(Boolean)}`,
      path: metadata.permalink,
      source: sourceOf(metadata.source),
      title: metadata.title,
      area: blog!.blogListPaginated[0]!.metadata.blogTitle,
      unlisted: metadata.unlisted,
      version: '',
      date: new Date(metadata.date).toISOString().slice(0, 10),
    })),
  };
}

function readVersion(loaded: LoadedVersion): SiteContent['versions'][number] {
  const {versionName: version, label, isLast, path, docs, sidebars} = loaded;
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const toPage = ({id, permalink, source, title, unlisted}: Doc, area: string) =>
    ({
      kind: 'document',
      id,
      path: permalink,
      source: sourceOf(source),
      title,
      area,
      unlisted,
      version,
    }) satisfies PlannedPage;
  const pagesOf = (item: SidebarItem, area?: string): PlannedPage[] => {
    if (item.type === 'doc') {
      const doc = byId.get(item.id);
      return doc
        ? [toPage(doc, area ?? item.label ?? doc.frontMatter.sidebar_label ?? doc.title)]
        : [];
    }
    if (item.type !== 'category') {
      return [];
    }
    const {link, items} = item;
    const ownArea = area ?? item.label;
    const own: PlannedPage[] =
      link?.type === 'doc'
        ? pagesOf(link, ownArea)
        : link?.type === 'generated-index'
          ? [
              {
                kind: 'category',
                id: '',
                path: link.permalink,
                title: link.title ?? item.label,
                area: ownArea,
                unlisted: false,
                version,
              },
            ]
          : [];
    return [...own, ...items.flatMap((child) => pagesOf(child, ownArea))];
  };
  const inMenu = Object.values(sidebars)
    .flat()
    .flatMap((item) => pagesOf(item));
  const known = new Set(inMenu.map((page) => page.path));
  const others = docs
    .filter(({permalink}) => !known.has(permalink))
    .map((doc) => toPage(doc, nearestArea(doc.permalink, inMenu)));
  return {
    name: version,
    label,
    isLast,
    path: path.replace(/\/?$/, '/'),
    pages: [...listedFirst([...inMenu, ...others]), ...tagPages(loaded)],
  };
}

function listedFirst(pages: readonly PlannedPage[]): PlannedPage[] {
  return [...pages.filter(({unlisted}) => !unlisted), ...pages.filter(({unlisted}) => unlisted)];
}

function tagPages({docs, tagsPath, versionName: version}: LoadedVersion): PlannedPage[] {
  const tags = new Map(docs.flatMap((doc) => doc.tags.map((tag) => [tag.permalink, tag.label])));
  return [...(tags.size > 0 ? [[tagsPath, ''] as const] : []), ...tags].map(([path, title]) => ({
    kind: 'tag',
    id: '',
    path,
    title,
    area: '',
    unlisted: false,
    version,
  }));
}

/** Returns the area of the page with the longest common path. */
function nearestArea(path: string, pages: readonly PlannedPage[]): string {
  const nearness = (page: PlannedPage) => sharedFolders(path, page.path);
  const [first] = pages;
  const nearest = pages.reduce(
    (best, page) => (best && nearness(best) >= nearness(page) ? best : page),
    first,
  );
  return nearest?.area ?? '';
}

function sharedFolders(one: string, other: string): number {
  const folders = other.split('/');
  const end = one.split('/').findIndex((folder, at) => folder !== folders[at]);
  return end === -1 ? folders.length : end;
}

/** @param source such as `@site/docs/glossary.mdx` */
function sourceOf(source: string): string {
  return source.replace(/^@site\//, '');
}
