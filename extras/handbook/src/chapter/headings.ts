import {collapseWhitespace} from '@guide/built-site/read';
import type {Body} from './body';
import {bookAnchor} from './links';

export interface Heading {
  /** In the book. */
  id: string;
  text: string;
  level: number;
  /** Language, if it isn't the book's. */
  lang: string | undefined;
}

/** Moves headings below the chapter title, whose level is `titleLevel`, and adds missing ids. */
export function adjustHeadings({$, root}: Body, key: string, titleLevel: number): Heading[] {
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
      const text = collapseWhitespace($(element).text());
      return {
        id: bookAnchor(key, id),
        text,
        level,
        lang: $(element).closest('[lang]').attr('lang'),
      };
    });
}
