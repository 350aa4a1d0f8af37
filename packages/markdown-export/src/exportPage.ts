import type {BuiltPage} from '@guide/built-site';
import {isFrench, typeset} from '@guide/content/frenchSpaces';
import type {Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {stringify} from 'yaml';
import {partText, type PagePart} from './parts';
import {articleToMarkdown} from './toMarkdown';

interface PageContext {
  /** Pages in another language override it. */
  language: string;
  /** `undefined` for unversioned pages. */
  version?: string | undefined;
  /** Absolute URL of `llms.txt`. */
  index: string;
}

/** Returns a page's Markdown, with its metadata as front matter. */
export function exportPage(page: BuiltPage, root: Root, context: PageContext): string {
  const {article, url: address, description} = page;
  const metadata = {title: article.heading || page.title, description, address};
  return frontMatterOf(metadata, page, context) + articleToMarkdown(root);
}

/** @param related Markdown links to related pages */
export function exportPart(
  page: BuiltPage,
  part: PagePart & {description: string | undefined},
  related: string,
  context: PageContext,
): string {
  const {id, description} = part;
  const title = partTitle(page, part, context);
  const metadata = {title, description, address: `${page.url}#${id}`};
  return frontMatterOf(metadata, page, context) + partText(part, title, related);
}

/** Such as `Routing: Item`, or `Ressources : Élément` in French. */
export function partTitle(
  {article}: BuiltPage,
  part: Pick<PagePart, 'title'>,
  {language}: PageContext,
): string {
  const pageLanguage = article.language ?? language;
  const separator = isFrench(pageLanguage) ? ' : ' : ': ';
  return typeset(article.heading + separator + part.title, pageLanguage);
}

interface PageOperation {
  title: string;
  /** Such as `GET /items`. */
  request: string;
}

/** Returns the API operations below each heading of the third level, by its id. */
export function operationsIn(root: Root): Record<string, PageOperation[]> {
  const sections: Record<string, PageOperation[]> = {};
  let section: PageOperation[] = [];
  visit(root, 'element', (element) => {
    const {id, 'data-operation': operation} = element.properties;
    if (element.tagName === 'h3') {
      section = sections[String(id)] = [];
    } else if (operation) {
      const request = String(operation);
      section.push({title: toString(element).slice(request.length).trim(), request});
    }
  });
  return sections;
}

function frontMatterOf(
  {title, description, address}: {title: string; description?: string | undefined; address: string},
  {date, article}: BuiltPage,
  {language, version, index}: PageContext,
): string {
  const frontMatter = {
    title,
    ...(description && {description}),
    address,
    language: article.language ?? language,
    ...(version && {version}),
    ...(date && {date}),
    index,
  };
  return `---\n${stringify(frontMatter, {lineWidth: 0})}---\n\n`;
}
