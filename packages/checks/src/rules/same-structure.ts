import type {Nodes, Table} from 'mdast';
import {headingsOf} from '../headings';
import {componentsOf, nodesOf, textAttribute} from '../nodes';
import type {Page} from '../page';
import {placeOf} from '../place';
import type {Place, Report, Rule} from '../rule';

/** A part of a page that every language has. */
interface Part {
  /** The same in each language. */
  value: string;
  place: Place;
}

/** The parts of a kind, in the order of the page. */
type Read = (page: Page) => Part[];

/** A translation has what the page has that it translates: only the words differ. */
export const sameStructure: Rule = {
  name: 'same-structure',
  guide(guide, report) {
    for (const {original, translation} of guide.translations()) {
      // A page that is no valid MDX has no tree to compare; another rule reports it.
      if (!original.fault && !translation.fault) {
        const compare = (name: string, read: Read) =>
          reportDifference(name, read, [original, translation], report);
        // Parts are compared by section: where these differ, all that is in them would.
        if (compare('heading', headings)) {
          Object.entries(parts).forEach(([name, read]) => compare(name, inSections(read)));
        }
      }
    }
  },
};

/** The glossary is in the order of the alphabet of each language: headings may change places. */
const headings: Read = (page) =>
  headingsOf(page)
    .filter(({id}) => id !== undefined)
    .map(({level, id, idPlace}) => ({value: `${'#'.repeat(level)} … {#${id}}`, place: idPlace}));

const parts: Record<string, Read> = {
  note: nodes('containerDirective', ({name}) => name),
  figure: components(['Figure', 'Walkthrough'], 'name'),
  card: components(['Card'], 'to'),
  table: nodes('table', rowsAndColumns),
  'part of the API': apiParts,
  list: nodes('list', ({ordered, children}) =>
    ordered ? `${children.length} numbered steps` : undefined,
  ),
  label: components(['Label', 'MenuPath', 'Fact'], 'k'),
  'table or list of facts': components(['Rights', 'Statuses'], 'of'),
  link: nodes('link', ({url}) => withoutLanguage(downloadIn(url) ?? url)),
  'block of code': nodes('code', ({lang, value}) => `${lang ?? ''}\n${withoutTitles(value, lang)}`),
};

function nodes<Type extends Nodes['type']>(
  type: Type,
  valueOf: (node: Extract<Nodes, {type: Type}>) => string | undefined,
): Read {
  return (page) =>
    nodesOf(page.tree, type).flatMap((node) => {
      const value = valueOf(node);
      return value === undefined ? [] : [{value, place: placeOf(page, node)}];
    });
}

function components(names: string[], key: string): Read {
  return (page) =>
    componentsOf(page)
      .filter(({name}) => names.includes(name ?? ''))
      .map((component) => ({
        value: withoutLanguage(textAttribute(component, key) ?? ''),
        place: placeOf(page, component),
      }));
}

/** What the build makes of the description of the API, in the language of the page. */
function apiParts(page: Page): Part[] {
  return componentsOf(page)
    .filter(({name}) => name?.startsWith('Api'))
    .map((component) => {
      const {start, end} = component.position!;
      // What it holds is text, which is translated.
      const value = page.text.slice(
        start.offset,
        component.children[0]?.position!.start.offset ?? end.offset,
      );
      return {value: value.trim(), place: placeOf(page, component)};
    });
}

/** Each language links to its own page of those that exist in one language. */
function withoutLanguage(target: string): string {
  return target.replace(/_[a-z]{2}(?=\.mdx|\/)/, '');
}

/** A file that readers download has a name, and words, in their language: what it is like is the same. */
function downloadIn(target: string): string | undefined {
  const [, kind] = /^pathname:\/\/.*(\.\w+)$/.exec(target) ?? [];
  return kind && `to a file ${kind}`;
}

/** Titles and names in sample data have words of the language: those of a CSV have several words. */
function withoutTitles(code: string, lang: string | null | undefined): string {
  return lang === 'csv'
    ? code.replace(/[^;,\n]*[^;,\n] [^;,\n]*/g, '…')
    : code.replace(/("(?:name|title)": )"[^"]*"/g, '$1…');
}

function rowsAndColumns({children}: Table): string {
  const columns = Math.max(...children.map((row) => row.children.length));
  return `${children.length} rows of ${columns} columns`;
}

/** Parts with the id of the heading above each: their order inside a section is that of the words. */
function inSections(read: Read): Read {
  return (page) => {
    const above = headingsOf(page).filter(({id}) => id !== undefined);
    return read(page).map(({value, place}) => {
      const section = above.findLast((heading) => heading.place.line < place.line);
      return {value: `${value} in #${section?.id ?? ''}`, place};
    });
  };
}

/** Reports the first difference of a kind: those after it often follow from it. @returns whether there is none */
function reportDifference(
  name: string,
  read: Read,
  [original, translation]: [Page, Page],
  report: Report,
): boolean {
  const [expected, own] = [read(original), read(translation)];
  const extra = surplus(own, expected);
  const missing = surplus(expected, own);
  if (extra) {
    report({
      ...extra.place,
      found: `${name} ${quote(extra)}`,
      expected: missing
        ? `${name} ${quote(missing)}, as in ${missing.place.file}:${missing.place.line}`
        : `no ${name} here`,
      remedy: `Make this page like ${original.file}: it has ${expected.length}, this one ${own.length}.`,
    });
  } else if (missing) {
    report({
      ...missing.place,
      found: `${name} ${quote(missing)}, which ${translation.file} lacks`,
      expected: `the same ${name} in every language`,
      remedy: 'Add it to the translation, or take it out here.',
    });
  }
  return !extra && !missing;
}

/** The first part of which the others have fewer. */
function surplus(list: Part[], others: Part[]): Part | undefined {
  const count = (parts: Part[], {value}: Part) =>
    parts.filter((part) => part.value === value).length;
  return list.find((part) => count(list, part) > count(others, part));
}

function quote({value}: Part): string {
  const line = value.trim().replace(/\s+/g, ' ');
  return `“${line.length > 60 ? `${line.slice(0, 60)}…` : line}”`;
}
