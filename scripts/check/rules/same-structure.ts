import {codeBlocks, withoutCodeBlocks} from '../codeBlocks';
import type {Page} from '../guide';
import {nodesOf} from '../nodes';
import type {Report, Rule} from '../rule';
import {placeAt} from '../textFaults';

/** A part of a page that both languages share. */
interface Part {
  /** The same in both languages. */
  value: string;
  offset: number;
  /** The id of the heading above it. */
  section: string;
}

/** A kind of parts. The order of some is that of the words, which each language chooses. */
interface Kind {
  name: string;
  ordered: boolean;
  read: (page: Page) => Omit<Part, 'section'>[];
}

/** A translation has what the English page has: only the words differ. Headings have a rule of their own. */
export const sameStructure: Rule = {
  name: 'same-structure',
  guide(guide, report) {
    for (const french of guide.pagesOf('fr')) {
      const english = guide.twinOf(french);
      // A page that is no valid MDX has no tree to compare; another rule reports it.
      if (english && !english.fault && !french.fault) {
        kinds.forEach((kind) => reportDifference(kind, english, french, report));
      }
    }
  },
};

const kinds: Kind[] = [
  {name: 'note', ordered: true, read: prose(/^:::(\w+)/gm)},
  {name: 'figure', ordered: true, read: prose(/<(?:Figure|Walkthrough) name="([\w-]+)"/g)},
  {name: 'card', ordered: true, read: prose(/<Card [^>]*?to="([^"]+)"/g, withoutLanguage)},
  {name: 'table', ordered: true, read: prose(/((?:^\|.*\|\n)+)/gm, rowsAndColumns)},
  {name: 'numbered list', ordered: true, read: numberedLists},
  {name: 'label', ordered: false, read: prose(/<(?:Label|MenuPath) k="([^"]+)"/g)},
  {name: 'link', ordered: false, read: prose(/\]\(([^)]+)\)/g, withoutLanguage)},
  {
    name: 'block of code',
    ordered: true,
    read: ({text}) =>
      codeBlocks(text).map(({language, code, start}) => ({
        value: `${language}\n${code}`,
        offset: start,
      })),
  },
];

function prose(pattern: RegExp, normalize: (value: string) => string = String): Kind['read'] {
  return ({text}) =>
    [...withoutCodeBlocks(text).matchAll(pattern)].map((match) => ({
      value: normalize(match[1]!),
      offset: match.index,
    }));
}

function numberedLists({tree}: Page) {
  return nodesOf(tree, 'list')
    .filter(({ordered}) => ordered)
    .map(({children, position}) => ({
      value: count(children.length, 'step'),
      offset: position!.start.offset!,
    }));
}

/** Each language links to its own page of those that exist in one language. */
function withoutLanguage(target: string): string {
  return target.replace(/_(?:en|fr)(?=\.mdx|\/)/, '');
}

/** The second row is the line under the header. */
function rowsAndColumns(table: string): string {
  const widths = table
    .trim()
    .split('\n')
    .map((row) => row.replaceAll('\\|', '').split('|').length - 2);
  const columns = [...new Set(widths)].map((width) => count(width, 'column')).join(' or ');
  return `${count(widths.length - 1, 'row')} of ${columns}`;
}

function count(number: number, name: string): string {
  return `${number} ${name}${number === 1 ? '' : 's'}`;
}

function partsOf({read}: Kind, page: Page): Part[] {
  const headings = [...page.text.matchAll(/^#+ .*\{#([\w-]+)\}$/gm)];
  return read(page).map((place) => ({
    ...place,
    section: headings.findLast(({index}) => index < place.offset)?.[1] ?? '',
  }));
}

/** Reports the first difference of a kind: those after it often follow from it. */
function reportDifference(kind: Kind, english: Page, french: Page, report: Report): void {
  const [own, expected] = [french, english].map((page) => partsOf(kind, page)) as [Part[], Part[]];
  // The glossary is in the order of the alphabet of each language: its entries change places.
  const ordered = kind.ordered && english.source !== 'glossary.mdx';
  const {extra, missing} = ordered ? firstInOrder(own, expected) : firstOfAll(own, expected);
  if (extra) {
    const place = missing && placeAt(english, missing.offset);
    report({
      ...placeAt(french, extra.offset),
      found: `${kind.name} ${quote(extra)}`,
      expected: missing
        ? `${kind.name} ${quote(missing)}, as in ${place!.file}:${place!.line}`
        : `no ${kind.name} here`,
      remedy: `Make this page like ${english.file}: it has ${expected.length}, this one ${own.length}.`,
    });
  } else if (missing) {
    report({
      ...placeAt(english, missing.offset),
      found: `${kind.name} ${quote(missing)}, which ${french.file} lacks`,
      expected: `the same ${kind.name} in both languages`,
      remedy: `Add it to the French page, or take it out here.`,
    });
  }
}

interface Difference {
  /** A part that the French page has. */
  extra?: Part;
  /** A part that the English page has. */
  missing?: Part;
}

function firstInOrder(own: Part[], expected: Part[]): Difference {
  const index = Array.from({length: Math.max(own.length, expected.length)}).findIndex(
    (_, at) => own[at]?.value !== expected[at]?.value,
  );
  return index === -1 ? {} : {extra: own[index], missing: expected[index]};
}

function firstOfAll(own: Part[], expected: Part[]): Difference {
  return {extra: firstSurplus(own, expected), missing: firstSurplus(expected, own)};
}

/**
 * A part of which the others have fewer: where they have another one at its place in its section, or
 * at least in a section where they have fewer of it.
 */
function firstSurplus(parts: Part[], others: Part[]): Part | undefined {
  const candidates = parts.filter(isSurplus(parts, others, ({value}) => value));
  const inSection = candidates.filter(
    isSurplus(parts, others, ({section, value}) => `${section} ${value}`),
  );
  const isElsewhere = (part: Part) => {
    const rank = ofSection(parts, part).indexOf(part);
    return ofSection(others, part)[rank]?.value !== part.value;
  };
  return inSection.find(isElsewhere) ?? inSection[0] ?? candidates[0];
}

function ofSection(parts: Part[], {section}: Part): Part[] {
  return parts.filter((part) => part.section === section);
}

function isSurplus(parts: Part[], others: Part[], keyOf: (part: Part) => string) {
  const counts = countBy(parts, keyOf);
  const otherCounts = countBy(others, keyOf);
  return (part: Part) => counts.get(keyOf(part))! > (otherCounts.get(keyOf(part)) ?? 0);
}

function countBy(parts: Part[], keyOf: (part: Part) => string): Map<string, number> {
  const counts = new Map<string, number>();
  parts.forEach((part) => counts.set(keyOf(part), (counts.get(keyOf(part)) ?? 0) + 1));
  return counts;
}

function quote({value}: Part): string {
  const line = value.trim().replace(/\s+/g, ' ');
  return `“${line.length > 60 ? `${line.slice(0, 60)}…` : line}”`;
}
