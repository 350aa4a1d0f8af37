import type {Page} from '../guide';
import {headingsOf, type Heading} from '../headings';
import type {Report, Rule} from '../rule';

/** Its entries are in the order of the alphabet of each language. */
const alphabetical = 'glossary.mdx';

/** The switch of language keeps a reader's place: it needs the same sections on both sides. */
export const headingSameIds: Rule = {
  name: 'heading-same-ids',
  guide(guide, report) {
    for (const page of guide.pagesOf('en')) {
      const twin = guide.twinOf(page);
      if (twin && !page.fault && !twin.fault) {
        compare(page, twin, report);
      }
    }
  },
};

function compare(english: Page, french: Page, report: Report): void {
  const [ours, theirs] = [english, french].map(withIds) as [Heading[], Heading[]];
  const missing = ours.filter(({id}) => !theirs.some((other) => other.id === id));
  const extra = theirs.filter(({id}) => !ours.some((other) => other.id === id));
  extra.forEach((heading, index) => {
    const meant = missing[index];
    report({
      ...heading.idPlace,
      found: `the id "${heading.id}", which ${english.file} does not have`,
      expected: meant
        ? `"${meant.id}", as in line ${meant.place.line} there`
        : 'the same headings in both languages',
      remedy: meant ? `Write {#${meant.id}}.` : 'Remove the section, or add it there.',
    });
  });
  for (const heading of missing.slice(extra.length)) {
    report({
      ...heading.idPlace,
      found: `the id "${heading.id}", which ${french.file} does not have`,
      expected: 'the same headings in both languages',
      remedy: 'Add the section there, with this id, or remove it here.',
    });
  }
  if (missing.length + extra.length === 0) {
    compareOrder(english, ours, theirs, report);
  }
}

/** The first heading that stands elsewhere, or on another level: those after it follow from it. */
function compareOrder(english: Page, ours: Heading[], theirs: Heading[], report: Report): void {
  const sameOrder = english.source.endsWith(alphabetical)
    ? ours.map(({id}) => byId(theirs, id))
    : theirs;
  const index = ours.findIndex(({id, level}, at) => !isSame(sameOrder[at], id, level));
  const [expected, found] = [ours[index], sameOrder[index] ?? theirs.at(-1)];
  if (expected && found) {
    report({
      ...found.place,
      found: `"${found.source}"`,
      expected: `a heading "${'#'.repeat(expected.level)} … {#${expected.id}}", as in ${english.file}:${expected.place.line}`,
      remedy: 'Bring the sections into the same order, on the same levels.',
    });
  }
}

function byId(headings: Heading[], id?: string): Heading | undefined {
  return headings.find((heading) => heading.id === id);
}

function isSame(heading: Heading | undefined, id?: string, level?: number): boolean {
  return heading?.id === id && heading?.level === level;
}

/** Each id once: a second one is the matter of another rule. */
function withIds(page: Page): Heading[] {
  const headings = headingsOf(page).filter(({id}) => id !== undefined);
  return [
    ...new Map(headings.toReversed().map((heading) => [heading.id, heading])).values(),
  ].reverse();
}
