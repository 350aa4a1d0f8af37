import {textAttributes} from '@guide/remark';
import type {Nodes, Table} from 'mdast';
import {headingsOf} from '../headings';
import {componentsOf, nodesOf} from '../nodes';
import type {Page} from '../page';
import {locationOf} from '../location';
import type {SourceLocation, Report, Rule} from '../rule';

interface Item {
  /** Text that is the same in every language. */
  value: string;
  location: SourceLocation;
}

type Read = (page: Page) => Item[];

/** Requires the same headings, components, tables, links and code in translations. */
export const sameStructure: Rule = {
  name: 'same-structure',
  check(guide, report) {
    const originals = guide.pagesOf(guide.defaultLocale);
    for (const translation of guide.pages.filter((page) => !originals.includes(page))) {
      const original = originals.find(({source}) => source === translation.source);
      // Invalid MDX is reported by `page-readable`.
      if (original && !original.syntaxError && !translation.syntaxError) {
        const compare = (name: string, read: Read) =>
          reportDifference(name, read, [original, translation], report);
        // If sections differ, so would all their items.
        if (compare('heading', headings)) {
          Object.entries(comparedItems).forEach(([name, read]) => compare(name, inSections(read)));
        }
      }
    }
  },
};

/** Unordered, because the glossary is sorted in each language. */
const headings: Read = (page) =>
  headingsOf(page)
    .filter(({id}) => id !== undefined)
    .map(({level, id, idLocation}) => ({
      value: `${'#'.repeat(level)} … {#${id}}`,
      location: idLocation,
    }));

const comparedItems: Record<string, Read> = {
  admonition: nodes('containerDirective', ({name}) => name),
  component: components,
  table: nodes('table', rowsAndColumns),
  list: nodes('list', ({ordered, children}) =>
    ordered ? `${children.length} numbered steps` : undefined,
  ),
  link: nodes('link', ({url}) => withoutLanguage(downloadIn(url) ?? url)),
  'block of code': nodes('code', ({lang, value}) => `${lang ?? ''}\n${withoutTexts(value, lang)}`),
};

function nodes<Type extends Nodes['type']>(
  type: Type,
  valueOf: (node: Extract<Nodes, {type: Type}>) => string | undefined,
): Read {
  return (page) =>
    nodesOf(page.tree, type).flatMap((node) => {
      const value = valueOf(node);
      return value === undefined ? [] : [{value, location: locationOf(page, node)}];
    });
}

/** Start tags, without attributes that are translated. */
function components(page: Page): Item[] {
  return componentsOf(page)
    .filter(({name}) => /^[A-Z]/.test(name ?? ''))
    .map((component) => {
      const attributes = component.attributes.flatMap((attribute) =>
        attribute.type === 'mdxJsxAttribute' && !textAttributes.has(attribute.name)
          ? ` ${attribute.name}="${withoutLanguage(String(attribute.value))}"`
          : [],
      );
      return {
        value: `<${component.name}${attributes.join('')}>`,
        location: locationOf(page, component),
      };
    });
}

/** Removes suffixes such as `_fr` of pages that exist in one language. */
function withoutLanguage(target: string): string {
  return target.replace(/_[a-z]{2}(?=\.mdx|\/)/, '');
}

/** File names are translated, so only the type is compared. */
function downloadIn(target: string): string | undefined {
  const [, kind] = /^pathname:\/\/.*(\.\w+)$/.exec(target) ?? [];
  return kind && `to a file ${kind}`;
}

/** Masks translated texts in sample data. In CSV, these are cells with spaces. */
function withoutTexts(code: string, lang: string | null | undefined): string {
  return lang === 'csv'
    ? code.replace(/[^;,\n]*[^;,\n] [^;,\n]*/g, '…')
    : code.replace(/("(?:message|name|title)": )"[^"]*"/g, '$1…');
}

function rowsAndColumns({children}: Table): string {
  const columns = Math.max(...children.map((row) => row.children.length));
  return `${children.length} rows of ${columns} columns`;
}

function inSections(read: Read): Read {
  return (page) => {
    const above = headingsOf(page).filter(({id}) => id !== undefined);
    return read(page).map(({value, location}) => {
      const section = above.findLast((heading) => heading.location.line < location.line);
      return {value: `${value} in #${section?.id ?? ''}`, location};
    });
  };
}

/** Reports the first difference only, as it often causes the others. */
function reportDifference(
  name: string,
  read: Read,
  [original, translation]: [Page, Page],
  report: Report,
): boolean {
  const [expected, actual] = [read(original), read(translation)];
  const extra = surplus(actual, expected);
  const missing = surplus(expected, actual);
  if (extra) {
    report({
      ...extra.location,
      found: `${name} ${quote(extra)}`,
      expected: missing
        ? `${name} ${quote(missing)}, as in ${missing.location.file}:${missing.location.line}`
        : `no ${name} here`,
      remedy: `Make this page match ${original.file}, which has ${expected.length} where this page has ${actual.length}.`,
    });
  } else if (missing) {
    report({
      ...missing.location,
      found: `${name} ${quote(missing)}, which is missing from ${translation.file}`,
      expected: `the same ${name} in every language`,
      remedy: 'Add it to the translation, or remove it here.',
    });
  }
  return !extra && !missing;
}

function surplus(list: Item[], others: Item[]): Item | undefined {
  const count = (items: Item[], {value}: Item) =>
    items.filter((item) => item.value === value).length;
  return list.find((item) => count(list, item) > count(others, item));
}

function quote({value}: Item): string {
  const line = value.trim().replace(/\s+/g, ' ');
  return `“${line.length > 60 ? `${line.slice(0, 60)}…` : line}”`;
}
