import fs from 'node:fs';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parseReleases, type Release} from './parse';

/** As many as the home page shows. */
const NEWEST = 3;

/** What the home page says is new. */
export interface News {
  /** By version: each with the address of its announcement or, where none is published, of its section. */
  releases: Record<string, (Release & {address: string})[]>;
  /** Address of all announcements, once one is published. */
  announcements?: string;
}

/**
 * Gives the newest releases, from the page of versions in the language of the site, or the English one
 * where it is not translated, to `@generated/releases/default/news.json`. An announcement is of the
 * release whose id is its slug.
 */
export default function releases({siteDir}: LoadContext): Plugin {
  return {
    name: 'releases',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      const posts = blog?.blogPosts.filter(({metadata}) => !metadata.unlisted) ?? [];
      const announcementOf = (id: string) =>
        posts.find(({metadata}) => metadata.frontMatter.slug === id)?.metadata.permalink;
      const read = docs.loadedVersions.map(async ({versionName, docs: pages}) => {
        const list = pages.find(({id}) => id === 'versions');
        if (!list) {
          throw new Error(
            `Version ${versionName} has no page with the id "versions", whose releases the home page shows: add docs/versions.mdx.`,
          );
        }
        const {source, permalink} = list;
        const file = source.replace('@site/', '');
        const page = await fs.promises.readFile(path.join(siteDir, file), 'utf8');
        const newest = parseReleases(page, file).slice(0, NEWEST);
        return [
          versionName,
          newest.map((release) => ({
            ...release,
            address: announcementOf(release.id) ?? `${permalink}#${release.id}`,
          })),
        ] as const;
      });
      const news: News = {
        releases: Object.fromEntries(await Promise.all(read)),
        ...(posts.length > 0 && {announcements: blog?.blogListPaginated[0]?.metadata.permalink}),
      };
      await actions.createData('news.json', news);
    },
  };
}
