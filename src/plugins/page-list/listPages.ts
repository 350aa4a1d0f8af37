import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {KnownPage} from './knownPage';

/** What of a version of the documents makes pages. */
export type Version = Pick<LoadedVersion, 'docs' | 'sidebars' | 'tagsPath'>;

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Every page of a version: documents, index pages of categories, and tags. */
export function listPages({docs, sidebars, tagsPath}: Version, tagsTitle: string): KnownPage[] {
  const tags = docs.flatMap((doc) => doc.tags);
  const pages = [
    ...docs.map(({permalink, title, unlisted}): KnownPage => ({
      path: permalink,
      title,
      ...(unlisted && {unlisted: true}),
    })),
    ...Object.values(sidebars).flat().flatMap(indexPages),
    ...(tags.length > 0 ? [{path: tagsPath, title: tagsTitle}] : []),
    ...tags.map(({permalink, label}) => ({path: permalink, title: label})),
  ];
  return [...new Map(pages.map((page) => [page.path, page])).values()];
}

function indexPages(item: SidebarItem): KnownPage[] {
  if (item.type !== 'category') {
    return [];
  }
  const {label, link, items} = item;
  const own =
    link?.type === 'generated-index' ? [{path: link.permalink, title: link.title ?? label}] : [];
  return [...own, ...items.flatMap(indexPages)];
}

/** Adds to pages the other addresses that lead to them. */
export function withAliases(
  pages: KnownPage[],
  redirects: readonly {from: string; to: string}[],
): KnownPage[] {
  return pages.map((page) => {
    const aliases = redirects.filter(({to}) => to === page.path).map(({from}) => from);
    return aliases.length > 0 ? {...page, aliases} : page;
  });
}
