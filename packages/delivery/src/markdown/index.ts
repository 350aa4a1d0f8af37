import fs from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {findPage} from '../patches/builtSite';
import type {IndexLink} from './llmsText';
import {readPosts, readVersions, type TwinPage, type TwinVersion} from './pages';
import type {Twin, TwinOptions} from './twin';
import {twinAddress} from './twinAddress';

export type MarkdownOptions = TwinOptions & {
  /** The release that the version at the root describes, where that version has no label of its own. */
  release?: string | undefined;
};

type BuiltTwin = Twin & {twinUrl: string; listed: boolean};

/**
 * Writes each document, index and announcement in Markdown beside its page, and for
 * each version an index of them, `llms.txt`, and all of them in one file, `llms-full.txt`.
 */
export default function markdown(
  {siteConfig, i18n}: LoadContext,
  {release, ...options}: MarkdownOptions,
): Plugin {
  let versions: TwinVersion[];
  let posts: TwinPage[];
  return {
    name: 'markdown',

    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      versions = readVersions(docs);
      posts = readPosts(blog);
    },

    async postBuild({outDir, baseUrl}) {
      // Its libraries are for this step alone.
      const {makeTwin} = await import('./twin');
      const {llmsText} = await import('./llmsText');
      const {title, tagline, url} = siteConfig;
      const language = i18n.localeConfigs[i18n.currentLocale]!.htmlLang;
      const write = (address: string, content: string) =>
        fs.writeFileSync(path.join(outDir, address.slice(baseUrl.length)), content);
      const build = (pages: readonly TwinPage[], version?: string): BuiltTwin[] =>
        pages.flatMap(({date, listed, ...page}) => {
          const permalink = applyTrailingSlash(page.permalink, siteConfig);
          const file = findPage(outDir, permalink.slice(baseUrl.length));
          const facts = {address: url + permalink, language, version, date};
          const twin = file && makeTwin(fs.readFileSync(file, 'utf8'), facts, options);
          if (!twin) {
            return [];
          }
          const address = twinAddress(permalink, baseUrl);
          write(address, twin.content);
          return [{...twin, twinUrl: url + address, listed}];
        });

      const announcements = build(posts);
      for (const version of versions) {
        const {label, isLast} = version;
        const isUnlabelled = isLast && version.name === 'current';
        const own = build(version.pages, isUnlabelled ? release : label);
        const listed = [...own, ...(isLast ? announcements : [])].filter((twin) => twin.listed);
        const others = versions
          .filter((other) => other !== version)
          .map((other) => indexOf(`${title}, ${other.label}`, url, other.path));
        const languages = isLast ? otherLanguages(i18n, url) : [];
        const root = withSlash(version.path);
        const whole = {title: `llms-full.txt`, address: `${url}${root}llms-full.txt`};
        const words = {
          title: isLast ? title : `${title}, ${label}`,
          summary: tagline,
          optional: [whole, ...languages, ...others],
        };
        write(`${root}llms.txt`, llmsText(words, listed));
        write(`${root}llms-full.txt`, listed.map(({content}) => content).join('\n'));
        logger.info`Markdown of name=${i18n.currentLocale}, version name=${version.name}: number=${own.length} pages.`;
      }
    },
  };
}

function indexOf(title: string, url: string, folder: string): IndexLink {
  return {title, address: `${url}${withSlash(folder)}llms.txt`};
}

function otherLanguages(
  {currentLocale, localeConfigs}: LoadContext['i18n'],
  url: string,
): IndexLink[] {
  return Object.entries(localeConfigs)
    .filter(([locale]) => locale !== currentLocale)
    .map(([, {label, baseUrl}]) => indexOf(label, url, baseUrl));
}

function withSlash(folder: string): string {
  return folder.endsWith('/') ? folder : `${folder}/`;
}
