import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';

/** A page that has a twin. */
export interface TwinPage {
  /** From the root of the site. */
  permalink: string;
  /** The day of its last change, `2025-11-18`, where it is known. */
  date?: string | undefined;
  /** Whether an index names it: what menus have. */
  listed: boolean;
}

/** A version of the documents, with its pages in the order of the menu, then those that it has not. */
export interface TwinVersion {
  name: string;
  label: string;
  isLast: boolean;
  /** Where it begins, from the root of the site. */
  path: string;
  pages: TwinPage[];
}

type SidebarItem = LoadedVersion['sidebars'][string][number];
type Doc = LoadedVersion['docs'][number];

/** The pages of each version: documents, the indexes of categories, and those of tags. */
export function readVersions({loadedVersions}: LoadedContent): TwinVersion[] {
  return loadedVersions.map((version) => {
    const {versionName, label, isLast, path, docs, sidebars} = version;
    const byId = new Map(docs.map((doc) => [doc.id, doc]));
    const inMenu = Object.values(sidebars)
      .flat()
      .flatMap((item) => pagesOf(item, byId));
    const known = new Set(inMenu.map(({permalink}) => permalink));
    const others = docs.map((doc) => pageOf(doc)).filter(({permalink}) => !known.has(permalink));
    const listedFirst = (pages: TwinPage[]) => [
      ...pages.filter(({listed}) => listed),
      ...pages.filter(({listed}) => !listed),
    ];
    return {
      name: versionName,
      label,
      isLast,
      path,
      pages: [...listedFirst([...inMenu, ...others]), ...tagPages(version)],
    };
  });
}

/** Announcements, the newest first. */
export function readPosts(content: BlogContent | undefined): TwinPage[] {
  return (content?.blogPosts ?? []).map(({metadata: {permalink, date, unlisted}}) => ({
    permalink,
    date: dayOf(Number(date)),
    listed: !unlisted,
  }));
}

function pagesOf(item: SidebarItem, docs: ReadonlyMap<string, Doc>): TwinPage[] {
  switch (item.type) {
    case 'doc': {
      const doc = docs.get(item.id);
      return doc ? [pageOf(doc)] : [];
    }
    case 'category': {
      const {link, items} = item;
      const own =
        link?.type === 'generated-index'
          ? [{permalink: link.permalink, listed: true}]
          : link?.type === 'doc'
            ? pagesOf(link, docs)
            : [];
      return [...own, ...items.flatMap((child) => pagesOf(child, docs))];
    }
    default:
      return [];
  }
}

/** The list of tags, and the pages of each. */
function tagPages({docs, tagsPath}: LoadedVersion): TwinPage[] {
  const tags = new Set(docs.flatMap((doc) => doc.tags.map(({permalink}) => permalink)));
  const addresses = tags.size > 0 ? [tagsPath, ...tags] : [];
  return addresses.map((permalink) => ({permalink, listed: false}));
}

function pageOf({permalink, lastUpdatedAt, unlisted}: Doc): TwinPage {
  return {permalink, date: dayOf(lastUpdatedAt), listed: !unlisted};
}

/** @param time in milliseconds */
function dayOf(time: number | null | undefined): string | undefined {
  return time ? new Date(time).toISOString().slice(0, 10) : undefined;
}
