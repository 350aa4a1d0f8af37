import type {GuidePage} from '../read/guide';
import {openBody, type Body} from './body';
import {inlineFigures} from './figures';
import {placeHeadings, type Heading} from './headings';
import {leadLinks, type Target} from './links';

/** A page of the guide in a book. */
export interface Chapter extends Omit<Draft, 'body'> {
  title: string;
  /** Of the title, where it is not that of the book. */
  lang?: string;
  /** Those below its title. */
  headings: Heading[];
  /** Its text, without the title. */
  html: string;
}

/** A page that is going to be a chapter. */
export interface Draft {
  body: Body;
  /** The id of its title, with which its anchors begin. */
  key: string;
  /** `12`, or `B` of an appendix. */
  number: string;
}

/** What the chapters of a book take from the book. */
export interface Surroundings {
  /** Of the title of a chapter. */
  level: number;
  pageWord: string;
  targetOf(href: string, from: GuidePage): Target;
  fileOf(path: string): string;
}

export function draftChapter(page: GuidePage, number: string): Draft {
  return {body: openBody(page), key: keyOf(page), number};
}

/** The id of a page in a book: `projects-project_domains-costs`. */
export function keyOf(page: GuidePage): string {
  return page.id.replace(/[^\w-]+/g, '-');
}

/** The id in a book of an anchor of a page. */
export function anchorOf(key: string, anchor: string): string {
  return `${key}--${anchor}`;
}

/** Makes the text of a page fit for a book: figures, headings, anchors, links. */
export function finishChapter(
  {body, key, number}: Draft,
  {level, pageWord, targetOf, fileOf}: Surroundings,
): Chapter {
  const {$, root, page} = body;
  inlineFigures(body, fileOf);
  const {heading, language} = page.article;
  const title = root.find('h1').first();
  const header = title.closest('header');
  (header.length > 0 ? header : title).remove();
  leadLinks(body, (href) => targetOf(href, page), pageWord);
  const headings = placeHeadings(body, (anchor) => anchorOf(key, anchor), level);
  root.find('[id]').each((_, element) => {
    const id = $(element).attr('id')!;
    // Those that React makes lead nowhere.
    $(element).attr('id', /^[\w-]+$/.test(id) ? anchorOf(key, id) : null);
  });
  return {
    ...{key, number, title: heading, headings, html: root.html()!},
    ...(language && {lang: language}),
  };
}
