import {collapseWhitespace} from '@guide/built-site/read';
import type {Body} from './body';

/** A heading of a book: in the contents, and in the outline of the PDF. */
export interface Heading {
  id: string;
  text: string;
  /** 1 to 6, as printed. */
  level: number;
  /** Where it is not that of the book. */
  lang?: string;
}

/**
 * Gives the headings below the title of a page their level in the book, and each one an id.
 *
 * @param keyOf the id in the book of an anchor of the page
 * @param below the level of the title in the book
 */
export function placeHeadings(
  {$, root}: Body,
  keyOf: (anchor: string) => string,
  below: number,
): Heading[] {
  return root
    .find('h2, h3, h4')
    .toArray()
    .map((element, place) => {
      const own = Number(element.tagName.slice(1));
      const level = own - 1 + below;
      element.tagName = `h${level}`;
      // Chapters of a part stand a level lower than appendices, and look the same.
      $(element).addClass(own === 2 ? 'section' : 'subsection');
      // The ways into the guide, on its home page, have headings without an anchor.
      const id = $(element).attr('id') ?? `heading-${place + 1}`;
      $(element).attr('id', id);
      const lang = $(element).closest('[lang]').attr('lang');
      return {id: keyOf(id), text: collapseWhitespace($(element).text()), level, ...(lang && {lang})};
    });
}
