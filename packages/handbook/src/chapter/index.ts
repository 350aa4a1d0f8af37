import {errorsAt} from '@guide/built-site/mapPages';
import type {GuidePage} from '../read/guide';
import {openBody, type Body} from './body';
import {inlineFigures} from './figures';
import {adjustHeadings, type Heading} from './headings';
import {rewriteLinks, type Target} from './links';

export interface Chapter extends Omit<Draft, 'body'> {
  title: string;
  /** If it differs from that of the book. */
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
  level: number;
  pageWord: string;
  targetOf(href: string, from: GuidePage): Target;
  fileOf(path: string): string;
}

export function draftChapter(page: GuidePage, number: string): Draft {
  return {body: errorsAt(page.path, () => openBody(page)), key: keyOf(page), number};
}

/** Returns the key of a page: `projects-project_domains-costs`. */
export function keyOf(page: GuidePage): string {
  return page.id.replace(/[^\w-]+/g, '-');
}

/** Converts an id of a page to one of the book. */
export function anchorOf(key: string, anchor: string): string {
  return `${key}--${anchor}`;
}

/** Adapts figures, links, headings and ids to the book. Errors name the page. */
export function finishChapter(draft: Draft, options: ChapterOptions): Chapter {
  return errorsAt(draft.body.page.path, () => toChapter(draft, options));
}

function toChapter(
  {body, key, number}: Draft,
  {level, pageWord, targetOf, fileOf}: ChapterOptions,
): Chapter {
  const {$, root, page} = body;
  inlineFigures(body, fileOf);
  const {heading, language} = page.article;
  const title = root.find('h1').first();
  const header = title.closest('header');
  (header.length > 0 ? header : title).remove();
  rewriteLinks(body, (href) => targetOf(href, page), pageWord);
  const headings = adjustHeadings(body, (anchor) => anchorOf(key, anchor), level);
  root.find('[id]').each((_, element) => {
    const id = $(element).attr('id')!;
    // Removes the ids of React's `useId`.
    $(element).attr('id', /^[\p{L}\p{N}_-]+$/u.test(id) ? anchorOf(key, id) : null);
  });
  return {
    ...{key, number, title: heading, headings, html: root.html()!},
    ...(language && {lang: language}),
  };
}
