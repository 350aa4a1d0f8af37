import {collapseWhitespace} from '@guide/built-site/read';
import {escapeRegExp} from '@guide/content';
import type {Draft} from '../chapter';
import {parseBody} from '../chapter/body';
import {bookAnchor, type LinkTarget} from '../chapter/links';
import type {GuidePage} from '../guide';

export interface IndexEntry {
  term: string;
  /** Ids of elements in the book, printed as page numbers. */
  locators: string[];
}

/**
 * Makes the index. The locators of a term are its glossary entry, the targets of links in that entry,
 * headings with the term, and links to the entry.
 */
export function indexTerms(
  glossary: GuidePage,
  drafts: readonly Draft[],
  resolveLink: (url: string) => LinkTarget,
): IndexEntry[] {
  const uses = addUseIds(drafts);
  const headings = headingsOf(drafts.filter(({body}) => body.page !== glossary));
  const {$, root} = parseBody(glossary);
  return root
    .find('h3[id^="term-"]')
    .toArray()
    .map((heading) => {
      const anchor = $(heading).attr('id')!;
      const term = collapseWhitespace($(heading).text());
      const urls = [
        `${glossary.url}#${anchor}`,
        ...$(heading)
          .nextUntil('h2, h3')
          .find('a[href]')
          .toArray()
          .map((link) => $(link).attr('href')!),
      ];
      const targets = urls.map(resolveLink).flatMap((target) => ('id' in target ? target.id : []));
      const locators = [...targets, ...headingsWith(term, headings), ...(uses.get(anchor) ?? [])];
      return {term, locators: [...new Set(locators)]};
    })
    .filter(({locators}) => locators.length > 0)
    .sort((a, b) => a.term.localeCompare(b.term, glossary.language));
}

/** Adds ids to term links. @returns the ids by glossary anchor */
function addUseIds(drafts: readonly Draft[]): Map<string, string[]> {
  const uses = new Map<string, string[]>();
  for (const {body, key} of drafts) {
    const {$, root} = body;
    root.find('a[data-term][href*="#term-"]').each((index, link) => {
      const anchor = $(link).attr('href')!.split('#')[1]!;
      const id = `use-${index + 1}`;
      $(link).attr('id', id);
      uses.set(anchor, [...(uses.get(anchor) ?? []), bookAnchor(key, id)]);
    });
  }
  return uses;
}

function headingsOf(drafts: readonly Draft[]) {
  return drafts.flatMap(({body: {$, root}, key}) =>
    root
      .find('h1, h2[id], h3[id]')
      .toArray()
      .map((heading) => ({
        id: heading.tagName === 'h1' ? key : bookAnchor(key, $(heading).attr('id')!),
        text: $(heading).text(),
      })),
  );
}

/** Finds headings with the term, which can have up to two more letters, as in plurals. */
function headingsWith(term: string, headings: ReturnType<typeof headingsOf>): string[] {
  const pattern = new RegExp(`(?<!\\p{L})${escapeRegExp(term)}\\p{L}{0,2}(?!\\p{L})`, 'iu');
  return headings.filter(({text}) => pattern.test(text)).map(({id}) => id);
}
