import type {Body} from './body';

/** Id in the book, or URL. */
export type Target = {inBook: string} | {outside: string; isPageOfGuide: boolean};

/** Returns a placeholder for the page number of an id. `print/printBook.ts` fills it in. */
export const pageNumber = (id: string) => `<span data-page="${id}"></span>`;

/** Rewrites links and adds page numbers, except to terms: the glossary is in alphabetical order. */
export function rewriteLinks(
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
      // The style sheet prints the URL of other links.
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
