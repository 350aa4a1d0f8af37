import type {Body} from './body';

/** Id in the book, or URL outside of it. */
export type LinkTarget = {id: string} | {url: string; isGuidePage: boolean};

/** Converts an id of a page to one of the book. */
export const bookAnchor = (key: string, anchor: string) => `${key}--${anchor}`;

/** Returns a page number of three digits, which `print/printBook.ts` replaces. */
export const pageNumber = (id: string) => `<span data-page="${id}">000</span>`;

/** Rewrites links and adds page numbers, except to terms: the glossary is in alphabetical order. */
export function rewriteLinks(
  {$, root}: Body,
  resolveLink: (url: string) => LinkTarget,
  pageLabel: string,
): void {
  root.find('a[href]').each((_, link) => {
    const target = resolveLink($(link).attr('href')!);
    if ('url' in target) {
      // The style sheet prints the URL of other links.
      $(link).toggleClass('in-guide', target.isGuidePage);
      return;
    }
    $(link).attr('href', `#${target.id}`);
    if (!$(link).is('[data-term]')) {
      const reference = `(${pageLabel}\u00A0${pageNumber(target.id)})`;
      $(link).after(`\u00A0<span class="page-reference">${reference}</span>`);
    }
  });
}
