import type {Page} from './page';
import {componentsOf, nodesOf, textAttribute} from './nodes';
import {placeOf} from './place';
import type {Place} from './rule';

/** A heading of a page. */
export interface Heading {
  level: number;
  /** Its explicit id; `undefined` when it has none. */
  id?: string;
  /** The line as it is written. */
  source: string;
  place: Place;
  /** Where its id begins: `{#`. */
  idPlace: Place;
}

/** The headings of a page, in its order. */
export function headingsOf(page: Page): Heading[] {
  return nodesOf(page.tree, 'heading').map((node) => {
    const place = placeOf(page, node);
    const {id, column} = page.headingIds.get(place.line) ?? {};
    const {start, end} = node.position!;
    return {
      level: node.depth,
      id,
      source: page.text.slice(start.offset, end.offset).trimEnd(),
      place,
      idPlace: {...place, column: column ?? place.column},
    };
  });
}

/** What a link to a page may name: its headings, and what has an `id`. */
export function anchorsOf(page: Page): Set<string> {
  return new Set([
    ...[...page.headingIds.values()].map(({id}) => id),
    ...componentsOf(page).flatMap((component) => textAttribute(component, 'id') ?? []),
  ]);
}
