import {collapseWhitespace} from '@guide/built-site/read';
import type {Body} from './body';

export interface Heading {
  id: string;
  text: string;
  level: number;
  /** If it differs from that of the book. */
  lang?: string;
}

/** Shifts the levels of headings, and adds missing ids. @param below level of the title in the book */
export function adjustHeadings(
  {$, root}: Body,
  keyOf: (anchor: string) => string,
  below: number,
): Heading[] {
  return root
    .find('h2, h3, h4')
    .toArray()
    .map((element, index) => {
      const own = Number(element.tagName.slice(1));
      const level = own - 1 + below;
      element.tagName = `h${level}`;
      // Their level differs between chapters and appendices.
      $(element).addClass(own === 2 ? 'section' : 'subsection');
      // Some headings on the home page have no id.
      const id = $(element).attr('id') ?? `heading-${index + 1}`;
      $(element).attr('id', id);
      const lang = $(element).closest('[lang]').attr('lang');
      return {id: keyOf(id), text: collapseWhitespace($(element).text()), level, ...(lang && {lang})};
    });
}
