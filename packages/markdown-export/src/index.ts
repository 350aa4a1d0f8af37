import logger from '@docusaurus/logger';
import type {BuildStep, BuiltPage, Feature} from '@guide/built-site';
import {mapPages} from '@guide/built-site/mapPages';
import type {LoadContext} from '@docusaurus/types';
import {markdownAddress} from './address';
import type {IndexLink, IndexPage} from './llmsText';

export interface MarkdownOptions {
  /** Version name of the current documents if they're at the root. */
  release?: string | undefined;
}

/** Writes each page as Markdown and, for each version, `llms.txt` and `llms-full.txt`. */
function writeMarkdown({release}: MarkdownOptions): BuildStep {
  return async ({context, baseUrl, versions, posts, ...site}) => {
    // Lazy, as only this step needs the libraries.
    const {exportPage} = await import('./exportPage');
    const {findUnknownElements} = await import('./toMarkdown');
    const {llmsText} = await import('./llmsText');
    const {siteConfig, i18n} = context;
    const {title, tagline, url} = siteConfig;
    const language = i18n.localeConfigs[i18n.currentLocale]!.htmlLang;
    const write = (address: string, content: string) =>
      site.write(address.slice(baseUrl.length), content);
    const exportAll = (pages: readonly BuiltPage[], folder: string, version?: string) => {
      const index = `${url}${folder}llms.txt`;
      // The first tag page is the list of all tags.
      const tags = pages.find(({kind}) => kind === 'tag')?.article.heading ?? '';
      return mapPages(pages, (page): ExportedPage => {
        const unknown = findUnknownElements(page.article.root);
        if (unknown.length > 0) {
          logger.warn`path=${page.source ?? page.path}: Markdown has no equivalent of code=${unknown.join(', ')}, so that only the text is exported. To export more, add a handler to path=${'packages/markdown-export/src/toMarkdown.ts'}.`;
        }
        const address = markdownAddress(page.path, baseUrl);
        const content = exportPage(page, {language, version, index});
        write(address, content);
        const {kind, unlisted, area, description, article} = page;
        return {
          // Encodes spaces and accents.
          address: new URL(address, url).href,
          title: article.heading,
          description,
          area: kind === 'tag' ? tags : area,
          content,
          isListed: !unlisted,
        };
      });
    };

    const exportedPosts = exportAll(posts, baseUrl);
    for (const version of versions) {
      const {label, isLast} = version;
      const isCurrentAtRoot = isLast && version.name === 'current';
      const exportedPages = exportAll(
        version.pages,
        version.path,
        isCurrentAtRoot ? release : label,
      );
      const listed = [...exportedPages, ...(isLast ? exportedPosts : [])].filter(
        ({isListed}) => isListed,
      );
      const others = versions
        .filter((other) => other !== version)
        .map((other) => indexOf(`${title}, ${other.label}`, url, other.path));
      const languages = isLast ? otherLanguages(i18n, url) : [];
      const fullText = {title: 'llms-full.txt', address: `${url}${version.path}llms-full.txt`};
      const header = {title: isLast ? title : `${title}, ${label}`, summary: tagline};
      const unlisted = exportedPages.filter(({isListed}) => !isListed);
      const optional = [fullText, ...unlisted, ...languages, ...others];
      write(`${version.path}llms.txt`, llmsText(header, listed, optional));
      write(`${version.path}llms-full.txt`, listed.map(({content}) => content).join('\n'));
      logger.info`Markdown of name=${i18n.currentLocale}, version name=${version.name}: number=${exportedPages.length} pages.`;
    }
  };
}

interface ExportedPage extends IndexPage {
  content: string;
  isListed: boolean;
}

function indexOf(title: string, url: string, folder: string): IndexLink {
  return {title, address: `${url}${folder}llms.txt`};
}

function otherLanguages(
  {currentLocale, localeConfigs}: LoadContext['i18n'],
  url: string,
): IndexLink[] {
  return Object.entries(localeConfigs)
    .filter(([locale]) => locale !== currentLocale)
    .map(([, {label, baseUrl}]) => indexOf(label, url, baseUrl));
}

/** Feature: Markdown exports of all pages. */
export function markdownExport(options: MarkdownOptions): Feature {
  return {
    name: 'markdownExport',
    buildSteps: [writeMarkdown(options)],
  };
}
