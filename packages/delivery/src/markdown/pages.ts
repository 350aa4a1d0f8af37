import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';

/** A page that has a twin. */
export interface TwinPage {
  /** From the root of the site. */
  permalink: string;
  /** The day of its last change, `2025-11-18`, where it is known. */
  date?: string | undefined;
  /** Whether menus have it. */
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

/** The pages of each version: documents, and the indexes of categories. */
export function readVersions({loadedVersions}: LoadedContent): TwinVersion[] {
  return loadedVersions.map(({versionName, label, isLast, path, docs, sidebars}) => {
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
    return {name: versionName, label, isLast, path, pages: listedFirst([...inMenu, ...others])};
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

function pageOf({permalink, lastUpdatedAt, unlisted}: Doc): TwinPage {
  return {permalink, date: dayOf(lastUpdatedAt), listed: !unlisted};
}

/** @param time in milliseconds */
function dayOf(time: number | null | undefined): string | undefined {
  return time ? new Date(time).toISOString().slice(0, 10) : undefined;
}
