import type {BuiltPage} from '@guide/built-site';
import {stringify} from 'yaml';
import {articleToMarkdown} from './toMarkdown';

export interface PageContext {
  /** Pages in another language override it. */
  language: string;
  /** `undefined` for blog posts. */
  version?: string | undefined;
  /** Absolute URL of `llms.txt`. */
  index: string;
}

/** Converts a page to Markdown, with its metadata as front matter. */
export function exportPage(
  {url, description, date, article}: BuiltPage,
  {language, version, index}: PageContext,
): string {
  const frontMatter = {
    title: article.heading,
    ...(description && {description}),
    address: url,
    language: article.language ?? language,
    ...(version && {version}),
    ...(date && {date}),
    index,
  };
  return `---\n${stringify(frontMatter, {lineWidth: 0})}---\n\n${articleToMarkdown(article.root)}`;
}
