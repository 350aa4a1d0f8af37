import fs from 'node:fs';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parseReleases, type Release} from './parse';

/** As many as the home page shows. */
const NEWEST = 3;

/** What each page knows of the releases. */
export interface ReleaseData {
  /** The newest: `2025.8`. */
  newest: string;
}

/** What the home page says is new. */
export interface News {
  /** Each with the address of its announcement or, where none is published, of its section. */
  releases: (Release & {address: string})[];
  /** Address of all announcements, once one is published. */
  announcements?: string;
}

/**
 * Gives the newest releases, from the page of versions in the language of the
 * site, or the English one where it is not translated, to
 * `@generated/releases/default/news.json`, and the number of the newest to every page. An
 * announcement is of the release whose id is its slug.
 */
export default function releases({
  siteDir,
  baseUrl,
  i18n,
  localizationDir,
}: LoadContext): Plugin<Release[]> {
  const english = path.join(siteDir, 'docs/versions.mdx');
  const localized = path.join(
    localizationDir,
    'docusaurus-plugin-content-docs/current/versions.mdx',
  );
  const isTranslated = i18n.currentLocale !== i18n.defaultLocale && fs.existsSync(localized);
  const file = isTranslated ? localized : english;
  return {
    name: 'releases',
    getPathsToWatch: () => [file],
    async loadContent() {
      const page = await fs.promises.readFile(file, 'utf8');
      return parseReleases(page, path.relative(siteDir, file)).slice(0, NEWEST);
    },
    async allContentLoaded({allContent, actions}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      const posts = blog?.blogPosts.filter(({metadata}) => !metadata.unlisted) ?? [];
      const addressOf = (id: string) =>
        posts.find(({metadata}) => metadata.frontMatter.slug === id)?.metadata.permalink;
      const news: News = {
        releases: (allContent.releases!.default as Release[]).map((release) => ({
          ...release,
          address: addressOf(release.id) ?? `${baseUrl}versions/#${release.id}`,
        })),
        ...(posts.length > 0 && {announcements: blog!.blogListPaginated[0]!.metadata.permalink}),
      };
      await actions.createData('news.json', news);
      actions.setGlobalData({newest: news.releases[0]!.version} satisfies ReleaseData);
    },
  };
}
