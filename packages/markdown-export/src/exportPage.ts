import type {BuiltPage} from '@guide/built-site';
import {stringify} from 'yaml';
import {articleToMarkdown} from './toMarkdown';

export interface PageContext {
  /** Default for pages without their own. */
  language: string;
  /** Label; `undefined` for blog posts. */
  version?: string | undefined;
  /** Absolute URL of `llms.txt`. */
  index: string;
}

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
