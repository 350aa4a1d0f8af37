import {errorsAt} from '@guide/built-site/mapPages';
import type {GuidePage} from '../guide';
import {parseBody, type Body} from './body';
import {inlineFigures} from './figures';
import {adjustHeadings, type Heading} from './headings';
import {bookAnchor, rewriteLinks, type LinkTarget} from './links';

/** Chapter before its links and headings are rewritten. */
export interface Draft {
  body: Body;
  /** Id of its title, and prefix of its other ids. */
  key: string;
  /** `12`, or `B` for an appendix. */
  number: string;
}

export interface Chapter extends Omit<Draft, 'body'> {
  title: string;
  /** Language, if it isn't the book's. */
  lang: string | undefined;
  headings: Heading[];
  /** Without the title. */
  html: string;
}

export interface ChapterOptions {
  level: number;
  pageLabel: string;
  resolveLink(url: string): LinkTarget;
  /** Maps a URL path to a file of the build. */
  fileOf(urlPath: string): string;
}

/** Parses a page. `number`: see `Draft`. */
export function draftChapter(page: GuidePage, number: string): Draft {
  return {body: parseBody(page), key: chapterKey(page), number};
}

/** Returns the key of a page: `projects-project_domains-costs`. */
export function chapterKey(page: GuidePage): string {
  return page.id.replace(/[^\w-]+/g, '-');
}

/** Inlines figures, and rewrites links, headings and ids. Changes the draft. Errors name the page. */
export function finishChapter(
  {body, key, number}: Draft,
  {level, pageLabel, resolveLink, fileOf}: ChapterOptions,
): Chapter {
  const {$, root, page} = body;
  errorsAt(page.path, () => inlineFigures(body, fileOf));
  root.find('header:has(h1), h1').first().remove();
  rewriteLinks(body, resolveLink, pageLabel);
  const headings = adjustHeadings(body, key, level);
  root.find('[id]').each((_, element) => {
    const id = $(element).attr('id')!;
    // Removes the ids of React's `useId`.
    $(element).attr('id', /^[\p{L}\p{N}_-]+$/u.test(id) ? bookAnchor(key, id) : null);
  });
  const {heading: title, language: lang} = page.article;
  return {key, number, title, lang, headings, html: root.html()!};
}
