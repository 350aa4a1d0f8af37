import {errorsAt} from '@guide/built-site/mapPages';
import type {GuidePage} from '../guide';
import {openBody, type Body} from './body';
import {inlineFigures} from './figures';
import {adjustHeadings, type Heading} from './headings';
import {rewriteLinks, type LinkTarget} from './links';

export interface Chapter extends Omit<Draft, 'body'> {
  title: string;
  /** Language, if it differs from that of the book. */
  lang?: string;
  headings: Heading[];
  /** Without the title. */
  html: string;
}

/** Chapter before its links and headings are rewritten. */
export interface Draft {
  body: Body;
  /** Id of its title, and prefix of its other ids. */
  key: string;
  /** `12`, or `B` for an appendix. */
  number: string;
}

export interface ChapterOptions {
  /** Level of the title. */
  level: number;
  /** Printed before page numbers. */
  pageLabel: string;
  /** Resolves a link in a page. */
  resolveLink(href: string, from: GuidePage): LinkTarget;
  /** Maps a URL path to a file of the build. */
  fileOf(urlPath: string): string;
}

/** Parses a page. `number`: see `Draft`. */
export function draftChapter(page: GuidePage, number: string): Draft {
  return {body: errorsAt(page.path, () => openBody(page)), key: chapterKey(page), number};
}

/** Returns the key of a page: `projects-project_domains-costs`. */
export function chapterKey(page: GuidePage): string {
  return page.id.replace(/[^\w-]+/g, '-');
}

/** Converts an id of a page to one of the book. */
export function bookAnchor(key: string, anchor: string): string {
  return `${key}--${anchor}`;
}

/** Inlines figures, and rewrites links, headings and ids. Changes the draft. Errors name the page. */
export function finishChapter(draft: Draft, options: ChapterOptions): Chapter {
  return errorsAt(draft.body.page.path, () => toChapter(draft, options));
}

function toChapter(
  {body, key, number}: Draft,
  {level, pageLabel, resolveLink, fileOf}: ChapterOptions,
): Chapter {
  const {$, root, page} = body;
  inlineFigures(body, fileOf);
  const {heading, language} = page.article;
  const title = root.find('h1').first();
  const header = title.closest('header');
  (header.length > 0 ? header : title).remove();
  rewriteLinks(body, (href) => resolveLink(href, page), pageLabel);
  const headings = adjustHeadings(body, (anchor) => bookAnchor(key, anchor), level);
  root.find('[id]').each((_, element) => {
    const id = $(element).attr('id')!;
    // Removes the ids of React's `useId`.
    $(element).attr('id', /^[\p{L}\p{N}_-]+$/u.test(id) ? bookAnchor(key, id) : null);
  });
  return {
    ...{key, number, title: heading, headings, html: root.html()!},
    ...(language && {lang: language}),
  };
}
