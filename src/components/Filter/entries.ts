/** A section of level 3 without a table, or a table row. */
interface Entry {
  elements: HTMLElement[];
  text: string;
}

interface Section {
  /** The heading, if any, and what's below it. */
  elements: HTMLElement[];
  entries: Entry[];
}

/** First letters are lower-case and without accents. */
export interface Counts {
  shown: number;
  all: number;
  initials: ReadonlySet<string>;
}

/** Hides entries without all words, and sections without entries. With `hasLetters`, a single letter is the first one. */
export function filterEntries(start: Element, query: string, hasLetters: boolean): Counts {
  const folded = fold(query.trim());
  const words = folded.split(/\s+/);
  const sections = readSections(start);
  const entries = [...new Set(sections.flatMap((section) => section.entries))];
  const initials = new Set(entries.map(({text}) => text.charAt(0)));
  const isInitial = hasLetters && initials.has(folded);
  const shown = new Set(
    entries.filter(({text}) =>
      words.every((word) => (isInitial ? text.startsWith(word) : text.includes(word))),
    ),
  );
  for (const section of sections) {
    const isShown = section.entries.some((entry) => shown.has(entry));
    setHidden(section.elements, folded !== '' && !isShown);
  }
  for (const entry of entries) {
    setHidden(entry.elements, !shown.has(entry));
  }
  return {shown: shown.size, all: entries.length, initials};
}

/** Omits sections without entries, except the text above the first heading. */
function readSections(start: Element): Section[] {
  const sections: Section[] = [];
  for (const elements of splitAtHeadings(start)) {
    const entries = elements
      .flatMap((element) => [...element.querySelectorAll<HTMLElement>('tbody tr:has(td)')])
      .map((row) => entryOf([row]));
    if (elements[0]?.matches('h3')) {
      if (entries.length === 0) {
        entries.push(entryOf(elements));
      }
      sections
        .findLast(({elements: [heading]}) => heading?.matches('h2'))
        ?.entries.push(...entries);
    }
    sections.push({elements, entries});
  }
  return sections.filter(({entries}, index) => entries.length > 0 || index === 0);
}

function splitAtHeadings(start: Element): HTMLElement[][] {
  const parts: HTMLElement[][] = [[]];
  for (let element = start.nextElementSibling; element; element = element.nextElementSibling) {
    if (element.matches('h2, h3')) {
      parts.push([]);
    }
    parts.at(-1)!.push(element as HTMLElement);
  }
  return parts;
}

const entryOf = (elements: HTMLElement[]): Entry => ({
  elements,
  text: fold(elements.map(({textContent}) => textContent).join(' ')),
});

function setHidden(elements: HTMLElement[], isHidden: boolean): void {
  for (const element of elements) {
    element.hidden = isHidden;
  }
}

function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'");
}
