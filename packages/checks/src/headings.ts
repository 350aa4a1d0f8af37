import type {Page} from './page';
import {textAttribute} from '@guide/content/mdx';
import {componentsOf, nodesOf} from './nodes';
import {locationOf} from './location';
import type {SourceLocation} from './rule';

export interface Heading {
  level: number;
  id?: string;
  /** Markdown, without the id. */
  source: string;
  location: SourceLocation;
  /** Location of its brace. */
  idLocation: SourceLocation;
}

export function headingsOf(page: Page): Heading[] {
  return nodesOf(page.tree, 'heading').map((node) => {
    const location = locationOf(page, node);
    const {id, column} = page.headingIds.get(location.line) ?? {};
    const {start, end} = node.position!;
    return {
      level: node.depth,
      id,
      source: page.text.slice(start.offset, end.offset).trimEnd(),
      location,
      idLocation: {...location, column: column ?? location.column},
    };
  });
}

/** Returns all heading ids and `id` attributes. */
export function anchorsOf(page: Page): Set<string> {
  return new Set([
    ...[...page.headingIds.values()].map(({id}) => id),
    ...componentsOf(page).flatMap((component) => textAttribute(component, 'id') ?? []),
  ]);
}
