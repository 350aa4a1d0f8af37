import ts from 'typescript';
import {withReplacements, type Replacement} from '../replacements';
import {append, findAll, parse, propertyOf, remove, replace, textOf} from './typescript';

/** The file of the redirects, from the root of the project. */
export const redirectsFile = 'src/config/redirects.ts';

interface Entry {
  node: ts.ObjectLiteralExpression;
  from: string;
  to: string;
}

/** The redirects that a source holds, by the address that they lead from. */
export function readRedirects(source: string): Map<string, string> {
  return new Map(entriesOf(parse(source)).map(({from, to}) => [from, to]));
}

/**
 * Adds a redirect to the source. Those that led to the old address lead to the
 * new one, and one that led away from the new address goes: a page is there now.
 */
export function withRedirect(source: string, from: string, to: string): string {
  const file = parse(source);
  const entries = entriesOf(file);
  const [list] = findAll(file, ts.isArrayLiteralExpression);
  const changes = entries.flatMap((entry): Replacement[] => {
    if (entry.from === to || entry.from === from) {
      return [remove(entry.node)];
    }
    return entry.to === from ? [replace(propertyOf(entry.node, 'to')!, quote(to))] : [];
  });
  const added = append(list!, `{from: ${quote(from)}, to: ${quote(to)}}`);
  return withReplacements(source, [...changes, added]);
}

function entriesOf(file: ts.SourceFile): Entry[] {
  return findAll(file, ts.isObjectLiteralExpression).flatMap((node) => {
    const [from, to] = [textOf(node, 'from'), textOf(node, 'to')];
    return from === undefined || to === undefined ? [] : [{node, from, to}];
  });
}

function quote(address: string): string {
  return `'${address}'`;
}
