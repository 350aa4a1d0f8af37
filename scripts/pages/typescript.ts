import ts from 'typescript';
import type {Replacement} from '../replacements';

export function parse(source: string): ts.SourceFile {
  return ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
}

/** Every node of a tree that a test accepts, in the order of the text. */
export function findAll<Found extends ts.Node>(
  node: ts.Node,
  accepts: (node: ts.Node) => node is Found,
): Found[] {
  const inside: Found[] = [];
  node.forEachChild((child) => {
    inside.push(...findAll(child, accepts));
  });
  return accepts(node) ? [node, ...inside] : inside;
}

/** The value of a property of an object literal; `undefined` when it has none of that name. */
export function propertyOf(
  object: ts.ObjectLiteralExpression,
  name: string,
): ts.Expression | undefined {
  return object.properties
    .filter(ts.isPropertyAssignment)
    .find((property) => property.name.getText() === name)?.initializer;
}

/** The value of a property that is a text. */
export function textOf(object: ts.ObjectLiteralExpression, name: string): string | undefined {
  const value = propertyOf(object, name);
  return value && ts.isStringLiteralLike(value) ? value.text : undefined;
}

/** The change that puts another text in the place of a node. */
export function replace(node: ts.Node, text: string): Replacement {
  return {start: node.getStart(), end: node.getEnd(), text};
}

/** The change that adds an element at the end of a list. */
export function append(list: ts.ArrayLiteralExpression, text: string): Replacement {
  const last = list.elements.at(-1);
  const place = last ? last.getEnd() : list.getStart() + 1;
  return {start: place, end: place, text: last ? `, ${text}` : text};
}

/** The change that takes an element out of its list, with the comma after it. */
export function remove(element: ts.Node): Replacement {
  const source = element.getSourceFile().text;
  const comma = /^\s*,/.exec(source.slice(element.getEnd()))?.[0].length ?? 0;
  return {start: element.getFullStart(), end: element.getEnd() + comma, text: ''};
}
