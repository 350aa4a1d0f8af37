import type {BuiltPage} from '@guide/built-site';
import {isFrench, typeset} from '@guide/content';
import type {Root} from 'hast';
import {stringify} from 'yaml';
import type {PagePart} from './parts';
import {articleToMarkdown} from './toMarkdown';

export interface PageContext {
  /** Pages in another language override it. */
  language: string;
  /** `undefined` for blog posts. */
  version?: string | undefined;
  /** Absolute URL of `llms.txt`. */
  index: string;
}

/** Returns a page's Markdown, with its metadata as front matter. */
export function exportPage(page: BuiltPage, root: Root, context: PageContext): string {
  const {article, url, description} = page;
  const frontMatter = {title: article.heading, description, address: url};
  return frontMatterOf(frontMatter, page, context) + articleToMarkdown(root);
}

/** @param related Markdown links to related pages */
export function exportPart(
  page: BuiltPage,
  part: PagePart,
  related: string,
  context: PageContext,
): string {
  const frontMatter = {
    title: partTitle(page, part, context),
    description: part.description,
    address: `${page.url}#${part.id}`,
  };
  return `${frontMatterOf(frontMatter, page, context)}${related}\n\n${part.markdown}`;
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
