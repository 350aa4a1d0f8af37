import {stringify} from 'yaml';
import {readArticle, type ArticleOptions} from './article';
import {articleToMarkdown, type CodeLanguages} from './toMarkdown';

export type TwinOptions = ArticleOptions & {codeLanguages: CodeLanguages};

/** What is known of a page besides what it says. */
export interface TwinFacts {
  /** Its public address. */
  address: string;
  /** Of the site; a page in another one says so. */
  language: string;
  /** The version that it describes, as readers know it; nothing for an announcement. */
  version?: string | undefined;
  /** The day of its last change. */
  date?: string | undefined;
}

/** A page in Markdown. */
export interface Twin {
  title: string;
  description: string;
  /** The area of the menu that the page is in; its own title where it is in none. */
  area: string;
  /** The file: front matter, then the text. */
  content: string;
}

/**
 * Makes the Markdown twin of a built page.
 *
 * @returns nothing for a page without text, such as one that leads on to another address
 */
export function makeTwin(
  html: string,
  {address, language, version, date}: TwinFacts,
  {codeLanguages, ...options}: TwinOptions,
): Twin | undefined {
  const article = readArticle(html, address, options);
  if (!article) {
    return undefined;
  }
  const {root, title, description, area} = article;
  const facts = {
    title,
    ...(description && {description}),
    address,
    language: article.language ?? language,
    ...(version && {version}),
    ...(date && {date}),
  };
  return {
    title,
    description,
    area: area || title,
    content: `---\n${stringify(facts, {lineWidth: 0})}---\n\n${articleToMarkdown(root, codeLanguages)}`,
  };
}
