import ts from 'typescript';
import {withReplacements} from '../replacements';
import {append, findAll, parse, propertyOf, remove, replace, textOf} from './typescript';

/** The file of the sidebars, from the root of the project. */
export const sidebarsFile = 'sidebars.ts';

/** A category of the menu, with the ids of the pages right under it. */
export interface Category {
  label: string;
  /** Address of its index page; `undefined` when it has none. */
  slug?: string;
  pages: string[];
}

/** The categories of a source, in its order. */
export function readCategories(source: string): Category[] {
  return categoriesIn(parse(source)).map(({label, slug, items}) => ({
    label,
    slug,
    pages: items.elements.flatMap((item) => idOf(item) ?? []),
  }));
}

/** Adds a page at the end of a category. @throws when there is no such category */
export function withPage(source: string, label: string, id: string): string {
  const category = categoriesIn(parse(source)).find((one) => one.label === label);
  if (!category) {
    throw new Error(
      `${sidebarsFile} has no category "${label}". Its categories: ${readCategories(source)
        .map((one) => one.label)
        .join(', ')}.`,
    );
  }
  return withReplacements(source, [append(category.items, `'${id}'`)]);
}

/** Gives a page another id wherever the source names it. */
export function withOtherId(source: string, from: string, to: string): string {
  return withReplacements(
    source,
    idsIn(source, from).map((node) => replace(node, `'${to}'`)),
  );
}

/** Takes a page out of the source. */
export function withoutPage(source: string, id: string): string {
  return withReplacements(
    source,
    idsIn(source, id).map((node) =>
      remove(ts.isPropertyAssignment(node.parent) ? node.parent.parent : node),
    ),
  );
}

/** Where a source names a page: in a list, or as the `id` of an entry; icons and labels have like names. */
function idsIn(source: string, id: string): ts.StringLiteral[] {
  return findAll(parse(source), ts.isStringLiteral).filter(
    ({text, parent}) =>
      text === id &&
      (ts.isArrayLiteralExpression(parent) ||
        (ts.isPropertyAssignment(parent) && parent.name.getText() === 'id')),
  );
}

function categoriesIn(file: ts.SourceFile) {
  return findAll(file, ts.isObjectLiteralExpression).flatMap((node) => {
    const [label, items, link] = [
      textOf(node, 'label'),
      propertyOf(node, 'items'),
      propertyOf(node, 'link'),
    ];
    const slug = link && ts.isObjectLiteralExpression(link) ? textOf(link, 'slug') : undefined;
    return label !== undefined && items && ts.isArrayLiteralExpression(items)
      ? [{label, slug, items}]
      : [];
  });
}

function idOf(item: ts.Expression): string | undefined {
  if (ts.isStringLiteral(item)) {
    return item.text;
  }
  return ts.isObjectLiteralExpression(item) ? textOf(item, 'id') : undefined;
}
