import fs from 'node:fs';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {longDate} from '@guide/content/longDate';
import {parseReleases, type Release} from './parse';

/** Written by `feed.ts`. */
export const FEED_FILE = 'releases.xml';

/** Releases per version on the home page. */
const MAX_RELEASES = 3;

export interface News {
  /** By version of the guide. `href` is an announcement or a section of `/versions/`. */
  releases: Record<string, (Release & {href: string})[]>;
  /** Path of the blog, if any. */
  announcements?: string;
}

/** Writes the newest releases for the home page. Announcements have the id of their release as slug. */
export default function releases({siteDir, siteConfig, baseUrl, i18n}: LoadContext): Plugin {
  return {
    name: 'releases',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'alternate',
            type: 'application/atom+xml',
            title: siteConfig.title,
            href: baseUrl + FEED_FILE,
          },
        },
      ],
    }),
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      const posts = blog?.blogPosts.filter(({metadata}) => !metadata.unlisted) ?? [];
      const announcementOf = (id: string) =>
        posts.find(({metadata}) => metadata.frontMatter.slug === id)?.metadata.permalink;
      const newestByVersion = docs.loadedVersions.map(async ({versionName, docs: pages}) => {
        const versionsPage = pages.find(({id}) => id === 'versions');
        if (!versionsPage) {
          throw new Error(
            `Version ${versionName} has no page with the id "versions", from which the home page takes its releases. Add docs/versions.mdx.`,
          );
        }
        const {source, permalink} = versionsPage;
        const file = source.replace('@site/', '');
        const page = await fs.promises.readFile(path.join(siteDir, file), 'utf8');
        const newest = parseReleases(page, file).slice(0, MAX_RELEASES);
        return [
          versionName,
          newest.map((release) => ({
            ...release,
            date: longDate(release.date, i18n.currentLocale),
            href: announcementOf(release.id) ?? `${permalink}#${release.id}`,
          })),
        ] as const;
      });
      const news: News = {
        releases: Object.fromEntries(await Promise.all(newestByVersion)),
        ...(posts.length > 0 && {announcements: normalizeUrl([baseUrl, 'blog'])}),
      };
      await actions.createData('news.json', news);
    },
  };
}
