import {collapseWhitespace} from '@guide/built-site/read';
import type {Body} from './body';

export interface Heading {
  id: string;
  text: string;
  level: number;
  /** Language, if it differs from that of the book. */
  lang?: string;
}

/**
 * Moves headings below the chapter title, whose level is `titleLevel`, and adds missing ids.
 *
 * @returns the headings, with their ids in the book
 */
export function adjustHeadings(
  {$, root}: Body,
  toBookAnchor: (anchor: string) => string,
  titleLevel: number,
): Heading[] {
  return root
    .find('h2, h3, h4')
    .toArray()
    .map((element, index) => {
      const pageLevel = Number(element.tagName.slice(1));
      const level = pageLevel - 1 + titleLevel;
      element.tagName = `h${level}`;
      // For styles: the levels of chapters and appendices differ.
      $(element).addClass(pageLevel === 2 ? 'section' : 'subsection');
      // Some headings on the home page have no id.
      const id = $(element).attr('id') ?? `heading-${index + 1}`;
      $(element).attr('id', id);
      const lang = $(element).closest('[lang]').attr('lang');
      return {
        id: toBookAnchor(id),
        text: collapseWhitespace($(element).text()),
        level,
        ...(lang && {lang}),
      };
    });
}
