import {collapseWhitespace} from '@guide/built-site/read';
import type {Body} from './body';

export interface Heading {
  id: string;
  text: string;
  level: number;
  /** If it differs from that of the book. */
  lang?: string;
}

/**
 * Moves headings below the chapter title, whose level is `titleLevel`, and adds missing ids.
 *
 * @returns the headings, with their ids in the book
 */
export function adjustHeadings(
  {$, root}: Body,
  keyOf: (anchor: string) => string,
  titleLevel: number,
): Heading[] {
  return root
    .find('h2, h3, h4')
    .toArray()
    .map((element, index) => {
      const own = Number(element.tagName.slice(1));
      const level = own - 1 + titleLevel;
      element.tagName = `h${level}`;
      // For styles: the levels of chapters and appendices differ.
      $(element).addClass(own === 2 ? 'section' : 'subsection');
      // Some headings on the home page have no id.
      const id = $(element).attr('id') ?? `heading-${index + 1}`;
      $(element).attr('id', id);
      const lang = $(element).closest('[lang]').attr('lang');
      return {
        id: keyOf(id),
        text: collapseWhitespace($(element).text()),
        level,
        ...(lang && {lang}),
      };
    });
}
