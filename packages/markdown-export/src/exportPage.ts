import type {BuiltPage} from '@guide/built-site';
import {stringify} from 'yaml';
import {articleToMarkdown} from './toMarkdown';

/** Additional front matter. */
export interface PageContext {
  /** Language of the site, unless the page has another one. */
  language: string;
  /** Version label; `undefined` for blog posts. */
  version?: string | undefined;
  /** Absolute URL of `llms.txt`. */
  index: string;
}

/** Returns a page as Markdown with front matter. */
export function exportPage(
  {url, description, date, article}: BuiltPage,
  {language, version, index}: PageContext,
): string {
  const facts = {
    title: article.heading,
    ...(description && {description}),
    address: url,
    language: article.language ?? language,
    ...(version && {version}),
    ...(date && {date}),
    index,
  };
  return `---\n${stringify(facts, {lineWidth: 0})}---\n\n${articleToMarkdown(article.root)}`;
}
