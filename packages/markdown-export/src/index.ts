import logger from '@docusaurus/logger';
import type {BuildStep, BuiltPage, Feature} from '@guide/built-site';
import {mapPages} from '@guide/built-site/mapPages';
import type {LoadContext} from '@docusaurus/types';
import {markdownAddress, partAddress} from './address';
import type {IndexLink, IndexPage} from './llmsText';
import {splitPage} from './parts';

export interface MarkdownOptions {
  /** Files listed in `llms.txt` after their page. */
  files?: readonly IndexFile[];
  /** Version name of the current documents if they're at the root. */
  release?: string | undefined;
}

export interface IndexFile {
  title: string;
  description?: string;
  /** Path below the language: `openapi/api.yaml`. */
  path: string;
  page: string;
}

/** Writes each page as Markdown and, for each version, `llms.txt` and `llms-full.txt`. */
function writeMarkdown({release, files = []}: MarkdownOptions): BuildStep {
  return async ({context, baseUrl, versions, posts, cache, ...site}) => {
    // Only this step needs these libraries.
    const {exportPage, exportPart, partTitle} = await import('./exportPage');
    const {findUnknownElements} = await import('./toMarkdown');
    const {groupByArea, llmsText} = await import('./llmsText');
    const {siteConfig, i18n} = context;
    const {title, tagline, url} = siteConfig;
    const language = i18n.localeConfigs[i18n.currentLocale]!.htmlLang;
    const write = (address: string, content: string) =>
      site.write(address.slice(baseUrl.length), content);
    const exportAll = (pages: readonly BuiltPage[], folder: string, version?: string) => {
      const index = `${url}${folder}llms.txt`;
      // The first tag page is the list of all tags.
      const tags = pages.find(({kind}) => kind === 'tag')?.article.heading ?? '';
      return mapPages(pages, (page): ExportedPage[] => {
        const {kind, description, article} = page;
        const context = {language, version, index};
        const {content, unknown} = cache.derive(['markdown', page, context], () => {
          const root = page.readTree();
          return {content: exportPage(page, root, context), unknown: findUnknownElements(root)};
        });
        if (unknown.length > 0) {
          logger.warn`path=${page.source ?? page.path}: Markdown has no equivalent of code=${unknown.join(', ')}, so that only the text is exported. To export more, add a handler to path=${'packages/markdown-export/src/toMarkdown.ts'}.`;
        }
        const area = kind === 'tag' ? tags : page.area;
        const address = markdownAddress(page.path, baseUrl);
        // `new URL` encodes spaces and accents.
        const urlOf = (path: string) => new URL(path, url).href;
        const {markdown, parts} = splitPage(content, (id) => urlOf(partAddress(address, id)));
        write(address, markdown);
        if (parts.length > 0) {
          // Agents that open a part haven't read the rest.
          const related = siblingsOf(page, pages)
            .map(
              ({path, article: {heading}}) =>
                `[${heading}](${urlOf(markdownAddress(path, baseUrl))})`,
            )
            .join(' · ');
          parts.forEach((part) =>
            write(partAddress(address, part.id), exportPart(page, part, related, context)),
          );
        }
        return [
          {address: urlOf(address), title: article.heading, description, area, content},
          ...parts.map((part) => ({
            address: urlOf(partAddress(address, part.id)),
            title: partTitle(page, part, context),
            description: part.description,
            area,
          })),
          ...files
            .filter((file) => kind === 'document' && file.page === page.id && folder === baseUrl)
            // Features that are off write no files.
            .filter((file) => site.files.has(file.path))
            .map(({path, ...file}) => ({...file, address: urlOf(baseUrl + path), area})),
        ];
      }).flat();
    };

    const exportedPosts = exportAll(posts, baseUrl);
    for (const version of versions) {
      const {label, isLast} = version;
      const isCurrentAtRoot = isLast && version.name === 'current';
      const releaseLabel = isCurrentAtRoot ? release : label;
      const exportedPages = exportAll(version.pages, version.path, releaseLabel);
      const areas = groupByArea([...exportedPages, ...(isLast ? exportedPosts : [])]);
      const others = versions
        .filter((other) => other !== version)
        .map((other) => indexOf(`${title}, ${other.label}`, url, other.path));
      const languages = isLast ? otherLanguages(i18n, url) : [];
      const fullText = {title: 'llms-full.txt', address: `${url}${version.path}llms-full.txt`};
      const header = {title: isLast ? title : `${title}, ${label}`, summary: tagline};
      const optional = [fullText, ...languages, ...others];
      write(`${version.path}llms.txt`, llmsText(header, areas, optional));
      const contents = [...areas.values()].flat().flatMap(({content}) => content ?? []);
      write(`${version.path}llms-full.txt`, contents.join('\n'));
      logger.info`Markdown of name=${i18n.currentLocale}, version name=${version.name}: number=${version.pages.length} pages.`;
    }
  };
}

/** Returns the other pages of a folder, such as `/api/errors/` for `/api/routing/`. */
function siblingsOf(page: BuiltPage, pages: readonly BuiltPage[]): BuiltPage[] {
  const folderOf = ({path}: BuiltPage) => path.replace(/[^/]*\/?$/, '');
  const folder = folderOf(page);
  return pages.filter((other) => other !== page && folderOf(other) === folder);
}

interface ExportedPage extends IndexPage {
  /** Of a whole page. */
  content?: string;
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

export function markdownExport(options: MarkdownOptions): Feature {
  return {
    name: 'markdownExport',
    siteData: {release: options.release},
    buildSteps: [writeMarkdown(options)],
  };
}
