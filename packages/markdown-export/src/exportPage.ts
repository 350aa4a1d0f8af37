import type {BuiltPage} from '@guide/built-site';
import {stringify} from 'yaml';
import {articleToMarkdown} from './toMarkdown';

/** What the file of a page says besides the page itself. */
export interface PageContext {
  /** Of the site; a page in another one says so. */
  language: string;
  /** The version that it describes, as readers know it; nothing for a post. */
  version?: string | undefined;
  /** Whole address of the index that lists it. */
  index: string;
}

/** Writes a page as Markdown: front matter, then the text. */
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
