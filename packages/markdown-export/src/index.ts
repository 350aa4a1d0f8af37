import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BuildStep, BuiltPage, Version} from '@guide/built-site';
import {mapPages} from '@guide/built-site/mapPages';
import {featureHooks} from '@guide/built-site/pipeline';
import {markdownPathname, partPathname} from './markdownPathname';
import type {IndexLink} from './llmsText';
import type {MarkdownOptions} from './options';
import {splitPage} from './parts';

export {validateOptions, type MarkdownOptions} from './options';

/** Plugin: writes the built pages as Markdown. */
export default function markdownPlugin(context: LoadContext, options: MarkdownOptions): Plugin {
  return {
    name: 'docusaurus-markdown-pages',
    ...featureHooks(context, {
      name: 'markdownExport',
      siteData: {release: options.release},
      buildSteps: [writeMarkdown(options)],
    }),
  };
}

interface ExportedPage extends IndexLink {
  area: string;
  /** Of a whole page. */
  content?: string;
}

function writeMarkdown({release, files}: MarkdownOptions): BuildStep {
  return async ({context, baseUrl, versions, unversioned, cache, ...site}) => {
    // Only this step needs these libraries.
    const {exportPage, exportPart, operationsIn, partTitle} = await import('./exportPage');
    const {llmsText} = await import('./llmsText');
    const {siteConfig, i18n} = context;
    const {title, tagline, url} = siteConfig;
    const language = i18n.localeConfigs[i18n.currentLocale]!.htmlLang;
    const write = (path: string, content: string) =>
      site.write(path.slice(baseUrl.length), content);
    // Encodes spaces and accents.
    const urlOf = (path: string) => new URL(path, url).href;
    const indexOf = (name: string, folder: string): IndexLink => ({
      title: name,
      url: `${url}${folder}llms.txt`,
    });
    // Agents look for `llms.txt` at the root, even if the documents have a folder.
    const folderOf = ({isLast, path}: Version) => (isLast ? baseUrl : path);

    const exportAll = (pages: readonly BuiltPage[], folder: string, version?: string) => {
      const context = {language, version, index: indexOf('', folder).url};
      // The first tag page is the list of all tags.
      const tags = pages.find(({kind}) => kind === 'tag')?.article.heading ?? '';
      return mapPages(pages, (page): ExportedPage[] => {
        const {kind, description, article} = page;
        const {content, operations} = cache.derive(['markdown', page.hash, context], () => {
          const root = page.readTree();
          return {content: exportPage(page, root, context), operations: operationsIn(root)};
        });
        const area = kind === 'tag' ? tags : page.area;
        const path = markdownPathname(page.path, baseUrl);
        const partUrl = (id: string) => urlOf(partPathname(path, id));
        const {markdown, parts} = splitPage(content, partUrl);
        write(path, markdown);
        // Agents that open a part haven't read the rest.
        const related = pagesBeside(page, pages)
          .map(
            (other) =>
              `[${other.article.heading}](${urlOf(markdownPathname(other.path, baseUrl))})`,
          )
          .join(' · ');
        const exportedParts = parts.map((part) => {
          const listed = operations[part.id] ?? [];
          const description = inSentence(listed.map(({title}) => title));
          write(
            partPathname(path, part.id),
            exportPart(page, {...part, description}, related, context),
          );
          return {
            url: partUrl(part.id),
            title: partTitle(page, part, context),
            description: inSentence(listed.map(({title, request}) => `${title} (\`${request}\`)`)),
            area,
          };
        });
        return [
          {url: urlOf(path), title: article.heading || page.title, description, area, content},
          ...exportedParts,
          ...files
            .filter((file) => kind === 'document' && file.page === page.id && folder === baseUrl)
            // Features that are off write no files.
            .filter((file) => site.files.has(file.path))
            .map((file) => ({
              ...{title: file.title, description: file.description},
              ...{url: urlOf(baseUrl + file.path), area},
            })),
        ];
      }).flat();
    };

    const exportedUnversioned = exportAll(unversioned, baseUrl);
    for (const version of versions) {
      const {label, isLast} = version;
      const folder = folderOf(version);
      const isCurrentAtRoot = isLast && version.name === 'current';
      const exported = exportAll(version.pages, folder, isCurrentAtRoot ? release : label);
      const areas = groupByArea([...exported, ...(isLast ? exportedUnversioned : [])]);
      const others = versions
        .filter((other) => other !== version)
        .map((other) => indexOf(`${title}, ${other.label}`, folderOf(other)));
      const languages = Object.entries(i18n.localeConfigs)
        .filter(([locale]) => isLast && locale !== i18n.currentLocale)
        .map(([, config]) => indexOf(config.label, config.baseUrl));
      const fullText = {title: 'llms-full.txt', url: `${url}${folder}llms-full.txt`};
      const header = {title: isLast ? title : `${title}, ${label}`, summary: tagline};
      write(`${folder}llms.txt`, llmsText(header, areas, [fullText, ...languages, ...others]));
      const contents = [...areas.values()].flat().flatMap(({content}) => content ?? []);
      write(`${folder}llms-full.txt`, contents.join('\n'));
      logger.info`Markdown of name=${i18n.currentLocale}, version name=${version.name}: number=${version.pages.length} pages.`;
    }
  };
}

/** Returns the pages of a folder, such as `/api/errors/` and `/api/routing/`. */
function pagesBeside(page: BuiltPage, pages: readonly BuiltPage[]): BuiltPage[] {
  const parentOf = ({path}: BuiltPage) => path.replace(/[^/]*\/?$/, '');
  return pages.filter((other) => parentOf(other) === parentOf(page));
}

function groupByArea(pages: readonly ExportedPage[]): Map<string, ExportedPage[]> {
  const areas = new Map<string, ExportedPage[]>();
  for (const page of pages) {
    areas.set(page.area, [...(areas.get(page.area) ?? []), page]);
  }
  return areas;
}

/** Joins titles: `List the items, create an item`. */
function inSentence([first, ...others]: readonly string[]): string | undefined {
  return (
    first &&
    [first, ...others.map((title) => title.charAt(0).toLowerCase() + title.slice(1))].join(', ')
  );
}
