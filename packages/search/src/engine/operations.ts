import type {Analyser} from './analyser';
import type {QueryPlan} from './query';
import type {Section} from './section';

/** `PATCH /items`, with an optional method. */
const request = /^(?:(?<method>get|post|put|patch|delete)\s+)?(?<path>\/[\w/{}.-]*)$/i;

/** `POST items`. Lower-case methods are ordinary words: `delete items`. */
const resourceRequest = /^(?<method>GET|POST|PUT|PATCH|DELETE)\s+(?<resource>\w+)$/;

/** `createItem` */
const operationId = /^[a-z]+(?:[A-Z][a-z]*)+$/;

/**
 * Returns the API operations that a query names by path prefix, by method and resource, or by id;
 * shortest path first.
 */
export function operationsNamed(query: string, sections: Section[]): Section[] {
  const isNamed = namedBy(query.trim());
  return isNamed
    ? operationsOf(sections)
        .filter(isNamed)
        .sort((a, b) => pathOf(a).length - pathOf(b).length)
    : [];
}

/**
 * Returns the operation with the shortest title that has every word of a query (`create item`).
 * Ignores single words, and verbs of one title only: `plan` is a word of the product.
 */
export function operationDescribed(
  {slots, contentSlots}: QueryPlan,
  sections: Section[],
  analyser: Analyser,
): Section | undefined {
  if (contentSlots.length < 2) {
    return undefined;
  }
  const titles = operationsOf(sections).map((section) => ({
    section,
    terms: analyser.terms(titleOf(section)).filter((term) => !analyser.isStopWord(term)),
  }));
  const isVerbOfApi = (verb = '') => titles.filter(({terms}) => terms[0] === verb).length > 1;
  return titles
    .filter(({terms}) => contentSlots.every((slot) => terms.includes(slots[slot]!.term)))
    .filter(({terms}) => isVerbOfApi(terms[0]))
    .sort((a, b) => a.terms.length - b.terms.length)[0]?.section;
}

function namedBy(query: string): ((operation: Section) => boolean) | undefined {
  const {method, path} = request.exec(query)?.groups ?? {};
  if (path) {
    const typed = path.split('/').filter(Boolean);
    return (section) => {
      const parts = pathOf(section);
      return (
        (!method || headingOf(section).startsWith(`${method.toUpperCase()} `)) &&
        typed.every((part, at) => parts[at] === part || isParameter(parts[at]))
      );
    };
  }
  const named = resourceRequest.exec(query)?.groups;
  if (named) {
    return (section) =>
      headingOf(section).startsWith(`${named.method!} `) &&
      // Also `POST item`.
      !!pathOf(section)
        .filter((part) => !isParameter(part))
        .at(-1)
        ?.startsWith(named.resource!.toLowerCase());
  }
  const anchor = query.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return operationId.test(query)
    ? ({path: address}) => address.endsWith(`#op-${anchor}`)
    : undefined;
}

function operationsOf(sections: Section[]): Section[] {
  return sections.filter(({type}) => type === 'lvl4');
}

/** `PATCH /items/{id} Change an item` */
function headingOf({headings}: Section): string {
  return headings.at(-1) ?? '';
}

/** `Change an item` */
function titleOf(section: Section): string {
  return headingOf(section).split(' ').slice(2).join(' ');
}

function pathOf(section: Section): string[] {
  return (headingOf(section).split(' ')[1] ?? '').split('/').filter(Boolean);
}

function isParameter(part: string | undefined): boolean {
  return !!part?.startsWith('{');
}
