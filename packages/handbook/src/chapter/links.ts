import type {Body} from './body';

/** Where a link of a page leads: to an id of the book, or out of it. */
export type Target = {inBook: string} | {outside: string; isPageOfGuide: boolean};

/** The number of the page that holds an anchor of the book; it is filled in by `print/printBook.ts`. */
export const pageNumber = (id: string) => `<span data-page="${id}"></span>`;

/**
 * Leads the links of a page to places of the book, each with its page, or to the site. A term is
 * led to the glossary without a page: its entries are in alphabetical order.
 */
export function leadLinks(
  {$, root}: Body,
  targetOf: (href: string) => Target,
  pageWord: string,
): void {
  root.find('a[href]').each((_, link) => {
    const target = targetOf($(link).attr('href')!);
    ['target', 'rel', 'title', 'aria-haspopup', 'aria-keyshortcuts'].forEach((name) =>
      $(link).removeAttr(name),
    );
    if ('outside' in target) {
      $(link).attr('href', target.outside);
      // The address of any other is printed.
      if (target.isPageOfGuide) {
        $(link).addClass('in-guide');
      }
      return;
    }
    $(link).attr('href', `#${target.inBook}`);
    if (!$(link).is('[data-term]')) {
      const page = `(${pageWord}\u00A0${pageNumber(target.inBook)})`;
      $(link).after(`\u00A0<span class="on-page">${page}</span>`);
    }
  });
}
