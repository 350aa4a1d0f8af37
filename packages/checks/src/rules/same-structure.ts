import type {Nodes, Table} from 'mdast';
import {textAttributes} from '@guide/remark';
import {headingsOf} from '../headings';
import {locationOf} from '../location';
import {allNodes, type Component} from '../nodes';
import type {Page} from '../page';
import type {SourceLocation, Report, Rule} from '../rule';

interface Item {
  kind: string;
  /** Text that is the same in every language. */
  value: string;
  location: SourceLocation;
}

/** Requires the same headings, components, tables, links and code in translations. */
export const sameStructure: Rule = {
  name: 'same-structure',
  check(guide, report) {
    for (const original of guide.pagesOf(guide.defaultLocale)) {
      for (const translation of guide.pages.filter(({source}) => source === original.source)) {
        // Invalid MDX is reported by `page-readable`.
        const isReadable = !original.syntaxError && !translation.syntaxError;
        // If sections differ, so would all their items.
        if (isReadable && compare(original, translation, headings, report)) {
          compare(original, translation, itemsInSections, report);
        }
      }
    }
  },
};

/** Unordered, because the glossary is sorted in each language. */
function headings(page: Page): Item[] {
  return headingsOf(page)
    .filter(({id}) => id !== undefined)
    .map(({level, id, idLocation}) => ({
      kind: 'heading',
      value: `${'#'.repeat(level)} … {#${id}}`,
      location: idLocation,
    }));
}

function itemsInSections(page: Page): Item[] {
  const sections = headingsOf(page).filter(({id}) => id !== undefined);
  return allNodes(page.tree).flatMap((node) => {
    const [kind, value] = describe(node) ?? [];
    const location = locationOf(page, node);
    const section = sections.findLast((heading) => heading.location.line < location.line);
    return kind ? [{kind, value: `${value} in #${section?.id ?? ''}`, location}] : [];
  });
}

function describe(node: Nodes): [kind: string, value: string] | undefined {
  switch (node.type) {
    case 'containerDirective':
      return ['admonition', node.name];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return /^[A-Z]/.test(node.name ?? '') ? ['component', startTag(node)] : undefined;
    case 'table':
      return ['table', rowsAndColumns(node)];
    case 'list':
      return node.ordered ? ['list', `${node.children.length} numbered steps`] : undefined;
    case 'link':
      return ['link', withoutLanguage(downloadIn(node.url) ?? node.url)];
    case 'code':
      return ['block of code', `${node.lang ?? ''}\n${withoutTexts(node.value, node.lang)}`];
    default:
      return undefined;
  }
}

function startTag({name, attributes}: Component): string {
  const compared = attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && !textAttributes.has(attribute.name)
      ? ` ${attribute.name}="${withoutLanguage(String(attribute.value))}"`
      : [],
  );
  return `<${name}${compared.join('')}>`;
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

/** Reports the first difference of each kind, as it often causes the others. True without any. */
function compare(
  original: Page,
  translation: Page,
  read: (page: Page) => Item[],
  report: Report,
): boolean {
  const [expected, actual] = [read(original), read(translation)];
  const [missingItems, extraItems] = [surplus(expected, actual), surplus(actual, expected)];
  for (const kind of new Set([...extraItems.keys(), ...missingItems.keys()])) {
    const [missing, extra] = [missingItems.get(kind), extraItems.get(kind)];
    if (extra) {
      report({
        ...extra.location,
        found: `${kind} ${quote(extra)}`,
        expected: missing
          ? `${kind} ${quote(missing)}, as in ${missing.location.file}:${missing.location.line}`
          : `no ${kind} here`,
        remedy: `Make this page match ${original.file}.`,
      });
    } else if (missing) {
      report({
        ...missing.location,
        found: `${kind} ${quote(missing)}, which is missing from ${translation.file}`,
        expected: `the same ${kind} in every language`,
        remedy: 'Add it to the translation, or remove it here.',
      });
    }
  }
  return missingItems.size + extraItems.size === 0;
}

function surplus(list: Item[], others: Item[]): Map<string, Item> {
  const count = (items: Item[], {kind, value}: Item) =>
    items.filter((item) => item.kind === kind && item.value === value).length;
  const more = list.filter((item) => count(list, item) > count(others, item));
  return new Map(more.reverse().map((item) => [item.kind, item]));
}

function quote({value}: Item): string {
  const line = value.trim().replace(/\s+/g, ' ');
  return `“${line.length > 60 ? `${line.slice(0, 60)}…` : line}”`;
}
