import fs from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {getPluginI18nPath, isDraft, parseMarkdownFile} from '@docusaurus/utils';
import {findLonely, type Address, type Page} from './twins';

/** By language: the addresses of this one, from its root, that it lacks. Languages that lack none are left out. */
export type TwinsData = Record<string, string[]>;

const docsPlugin = 'docusaurus-plugin-content-docs';
const blogPlugin = 'docusaurus-plugin-content-blog';

/** Files that each language may hold in a version of its own. */
interface Collection {
  /** Where the English files are. */
  folder: string;
  /** Where a language keeps its own, below the folder of its translations. */
  localized: (localizationDir: string) => string;
  pages: {permalink: string; source: string; frontMatter: Address; lists: string[]}[];
}

/**
 * Tells the language switch which pages the other languages do not have: those
 * that are drafts there, or stand at another address.
 */
export default function twins({siteDir, baseUrl, i18n, siteConfig}: LoadContext): Plugin {
  const {parseFrontMatter} = siteConfig.markdown;
  const localizationDir = (locale: string) =>
    path.resolve(siteDir, i18n.path, i18n.localeConfigs[locale]?.path ?? locale);
  const absolute = (source: string) => source.replace(/^@site/, siteDir);

  return {
    name: 'twins',

    async allContentLoaded({allContent, actions}) {
      const collections = readCollections(allContent, siteDir);
      const data: TwinsData = {};
      for (const locale of i18n.locales.filter((name) => name !== i18n.currentLocale)) {
        const pages = await Promise.all(collections.flatMap((each) => readPages(each, locale)));
        const lonely = findLonely(pages);
        if (lonely.length > 0) {
          data[locale] = lonely.map((permalink) => `/${permalink.slice(baseUrl.length)}`);
        }
      }
      if (Object.keys(data).length > 0) {
        actions.setGlobalData(data);
      }
    },
  };

  function readPages({folder, localized, pages}: Collection, locale: string): Promise<Page>[] {
    const ownFolder = localized(localizationDir(i18n.currentLocale));
    const otherFolder = localized(localizationDir(locale));
    return pages.map(async ({permalink, source, frontMatter, lists}) => {
      const file = absolute(source);
      const isOwn = file.startsWith(ownFolder + path.sep);
      const name = path.relative(isOwn ? ownFolder : folder, file);
      const other = await readFirst([path.join(otherFolder, name), path.join(folder, name)]);
      return {permalink, own: frontMatter, other, lists};
    });
  }

  /** The front matter of the first of these files that exists. */
  async function readFirst(files: string[]): Promise<Address> {
    for (const filePath of files) {
      const fileContent = await fs.readFile(filePath, 'utf8').catch(() => undefined);
      if (fileContent !== undefined) {
        const {frontMatter} = await parseMarkdownFile({filePath, fileContent, parseFrontMatter});
        // The development server shows drafts.
        return {...frontMatter, draft: isDraft({frontMatter})};
      }
    }
    throw new Error(`None of these files exists: ${files.join(', ')}`);
  }
}

function readCollections(allContent: AllContent, siteDir: string): Collection[] {
  const docs = Object.entries(allContent[docsPlugin] ?? {}).flatMap(([pluginId, content]) =>
    (content as LoadedContent).loadedVersions.map((version): Collection => {
      const {versionName: name, contentPath, docs: pages} = version;
      const subPaths = [name === 'current' ? name : `version-${name}`];
      return {
        folder: contentPath,
        localized: (localizationDir) =>
          getPluginI18nPath({localizationDir, pluginName: docsPlugin, pluginId, subPaths}),
        pages: pages.map((page) => ({...page, lists: page.tags.map((tag) => tag.permalink)})),
      };
    }),
  );
  const blogs = Object.entries(allContent[blogPlugin] ?? {}).map(([pluginId, content]) => {
    const {blogPosts, blogListPaginated} = content as BlogContent;
    const lists = blogListPaginated.map(({metadata}) => metadata.permalink);
    return {
      folder: path.join(siteDir, 'blog'),
      localized: (localizationDir: string) =>
        getPluginI18nPath({localizationDir, pluginName: blogPlugin, pluginId}),
      pages: blogPosts.map(({metadata}) => ({
        ...metadata,
        lists: [...lists, ...metadata.tags.map((tag) => tag.permalink)],
      })),
    };
  });
  return [...docs, ...blogs];
}
