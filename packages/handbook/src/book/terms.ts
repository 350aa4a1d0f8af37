import {anchorOf, type Draft} from '../chapter';
import {collapseWhitespace} from '@guide/built-site/read';
import type {Target} from '../chapter/links';
import type {GuidePage} from '../read/guide';
import {openBody} from '../chapter/body';

/** A term of the index, with the places of the book that say something of it. */
export interface IndexEntry {
  term: string;
  /** Ids of the book, in its order. */
  places: string[];
}

/** A term that is written in a page leads to its entry in the glossary. */
const explained = 'a[data-term][href*="#term-"]';

/**
 * Makes the index of a book. A term is found in its entry of the glossary, where that leads, under
 * the headings that name it, and where a page uses it first; these get an id of the book.
 *
 * @param drafts all chapters, before their links are changed
 */
export function indexTerms(
  glossary: GuidePage,
  drafts: readonly Draft[],
  targetOf: (href: string, from: GuidePage) => Target,
): IndexEntry[] {
  const uses = markUses(drafts);
  const headings = headingsOf(drafts, glossary);
  const key = drafts.find(({body}) => body.page === glossary)?.key;
  const language = glossary.language;
  return readTerms(glossary)
    .map(({anchor, term, readOn}) => ({
      term,
      places: [
        ...(key ? [anchorOf(key, anchor)] : []),
        ...readOn
          .map((href) => targetOf(href, glossary))
          .flatMap((target) => ('inBook' in target ? [target.inBook] : [])),
        ...headingsWith(term, headings),
        ...(uses.get(anchor) ?? []),
      ],
    }))
    .filter(({places}) => places.length > 0)
    .map(({term, places}) => ({term, places: [...new Set(places)]}))
    .sort((one, other) => one.term.localeCompare(other.term, language));
}

/** The terms of the glossary, each with where its entry leads. */
function readTerms(glossary: GuidePage) {
  const {$, root} = openBody(glossary);
  return root
    .find('[id^="term-"]')
    .toArray()
    .map((heading) => ({
      anchor: $(heading).attr('id')!,
      term: collapseWhitespace($(heading).text()),
      readOn: $(heading)
        .nextUntil('h2, h3')
        .find('a[href]')
        .toArray()
        .map((link) => $(link).attr('href')!),
    }));
}

/** Gives each term that a page uses an id, and says which they are by the anchor of the term. */
function markUses(drafts: readonly Draft[]): Map<string, string[]> {
  const uses = new Map<string, string[]>();
  for (const {body, key} of drafts) {
    const {$, root} = body;
    root.find(explained).each((place, link) => {
      const anchor = $(link).attr('href')!.split('#')[1]!;
      const id = `use-${place + 1}`;
      $(link).attr('id', id);
      uses.set(anchor, [...(uses.get(anchor) ?? []), anchorOf(key, id)]);
    });
  }
  return uses;
}

/** The titles and headings of all chapters but the glossary. */
function headingsOf(drafts: readonly Draft[], glossary: GuidePage) {
  return drafts
    .filter(({body}) => body.page !== glossary)
    .flatMap(({body: {$, root}, key}) => [
      {id: key, text: root.find('h1').text()},
      ...root
        .find('h2[id], h3[id]')
        .toArray()
        .map((heading) => ({
          id: anchorOf(key, $(heading).attr('id')!),
          text: $(heading).text(),
        })),
    ]);
}

/** The headings that name a term, in any of its forms that are its letters and two more at most. */
function headingsWith(term: string, headings: ReturnType<typeof headingsOf>): string[] {
  const escaped = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const named = new RegExp(`(?<!\\p{L})${escaped}\\p{L}{0,2}(?!\\p{L})`, 'iu');
  return headings.filter(({text}) => named.test(text)).map(({id}) => id);
}
