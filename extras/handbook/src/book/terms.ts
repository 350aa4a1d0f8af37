import {bookAnchor, type Draft} from '../chapter';
import {collapseWhitespace} from '@guide/built-site/read';
import type {LinkTarget} from '../chapter/links';
import type {GuidePage} from '../guide';
import {openBody} from '../chapter/body';

export interface IndexEntry {
  term: string;
  /** Ids of elements in the book, printed as page numbers. */
  locators: string[];
}

const termLinks = 'a[data-term][href*="#term-"]';

/**
 * Makes the index. The locators of a term are its glossary entry, the targets of links in that entry,
 * headings with the term, and links to the entry.
 *
 * @param drafts all chapters, before their links are rewritten
 */
export function indexTerms(
  glossary: GuidePage,
  drafts: readonly Draft[],
  resolveLink: (href: string, from: GuidePage) => LinkTarget,
): IndexEntry[] {
  const uses = addUseIds(drafts);
  const headings = headingsOf(drafts, glossary);
  const key = drafts.find(({body}) => body.page === glossary)?.key;
  const language = glossary.language;
  return readTerms(glossary)
    .map(({anchor, term, seeAlso}) => ({
      term,
      locators: [
        ...(key ? [bookAnchor(key, anchor)] : []),
        ...seeAlso
          .map((href) => resolveLink(href, glossary))
          .flatMap((target) => ('id' in target ? [target.id] : [])),
        ...headingsWith(term, headings),
        ...(uses.get(anchor) ?? []),
      ],
    }))
    .filter(({locators}) => locators.length > 0)
    .map(({term, locators}) => ({term, locators: [...new Set(locators)]}))
    .sort((a, b) => a.term.localeCompare(b.term, language));
}

/** `seeAlso`: links in the entry of the term. */
function readTerms(glossary: GuidePage) {
  const {$, root} = openBody(glossary);
  return root
    .find('[id^="term-"]')
    .toArray()
    .map((heading) => ({
      anchor: $(heading).attr('id')!,
      term: collapseWhitespace($(heading).text()),
      seeAlso: $(heading)
        .nextUntil('h2, h3')
        .find('a[href]')
        .toArray()
        .map((link) => $(link).attr('href')!),
    }));
}

/** Adds ids to term links. @returns the ids by glossary anchor */
function addUseIds(drafts: readonly Draft[]): Map<string, string[]> {
  const uses = new Map<string, string[]>();
  for (const {body, key} of drafts) {
    const {$, root} = body;
    root.find(termLinks).each((index, link) => {
      const anchor = $(link).attr('href')!.split('#')[1]!;
      const id = `use-${index + 1}`;
      $(link).attr('id', id);
      uses.set(anchor, [...(uses.get(anchor) ?? []), bookAnchor(key, id)]);
    });
  }
  return uses;
}

function headingsOf(drafts: readonly Draft[], glossary: GuidePage) {
  return drafts
    .filter(({body}) => body.page !== glossary)
    .flatMap(({body: {$, root}, key}) => [
      {id: key, text: root.find('h1').text()},
      ...root
        .find('h2[id], h3[id]')
        .toArray()
        .map((heading) => ({
          id: bookAnchor(key, $(heading).attr('id')!),
          text: $(heading).text(),
        })),
    ]);
}

/** Finds headings with the term, which can have up to two more letters, as in plurals. */
function headingsWith(term: string, headings: ReturnType<typeof headingsOf>): string[] {
  const escaped = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`(?<!\\p{L})${escaped}\\p{L}{0,2}(?!\\p{L})`, 'iu');
  return headings.filter(({text}) => pattern.test(text)).map(({id}) => id);
}
