import type {Analyser} from './analyser';
import type {QueryPlan} from './query';
import type {Section} from './section';

/** `PATCH /items`, with an optional method. */
const request = /^(?:(?<method>get|post|put|patch|delete)\s+)?(?<path>\/[\w/{}.-]*)$/i;

/** `POST items`. Lower-case methods are ordinary words: `delete items`. */
const resourceRequest = /^(?<method>GET|POST|PUT|PATCH|DELETE)\s+(?<resource>\w+)$/;

/** Returns the operations that a query names by path prefix or resource, shortest path first. */
export function operationsNamed(query: string, sections: Section[]): Section[] {
  const typed = query.trim();
  const {method, path, resource} =
    (request.exec(typed) ?? resourceRequest.exec(typed))?.groups ?? {};
  const parts = path?.split('/').filter(Boolean);
  if (!parts && !resource) {
    return [];
  }
  const partsOf = (section: Section) => section.operation!.split('/').slice(1);
  return sections
    .filter((section) => {
      if (!section.operation?.startsWith(method?.toUpperCase() ?? '')) {
        return false;
      }
      const ownParts = partsOf(section);
      return parts
        ? parts.every((part, at) => ownParts[at] === part || isParameter(ownParts[at]))
        : // Also `POST item`.
          ownParts.findLast((part) => !isParameter(part))?.startsWith(resource!.toLowerCase());
    })
    .sort((a, b) => partsOf(a).length - partsOf(b).length);
}

const apiWords = new Set(['api', 'curl', 'endpoint', 'json', 'rest']);

/** Whether a query is about the API (`create item curl`). */
export function mentionsApi({slots}: QueryPlan): boolean {
  return slots.some(({word}) => apiWords.has(word));
}

/**
 * Returns the operation with the shortest title that has each word of a query (`create item`). Its
 * verb must occur in several titles: `plan` is a word of the product.
 */
export function operationDescribed(
  {slots, contentSlots}: QueryPlan,
  sections: Section[],
  analyser: Analyser,
): Section | undefined {
  const described = contentSlots.filter((slot) => !apiWords.has(slots[slot]!.word));
  if (described.length < 2) {
    return undefined;
  }
  const titles = sections
    .filter(({operation}) => operation)
    .map((section) => {
      const title = section.headings.at(-1)!.slice(section.operation!.length);
      return {section, terms: analyser.terms(title).filter((term) => !analyser.isStopWord(term))};
    });
  const isVerbOfApi = (verb = '') => titles.filter(({terms}) => terms[0] === verb).length > 1;
  return titles
    .filter(({terms}) => described.every((slot) => terms.includes(slots[slot]!.term)))
    .filter(({terms}) => isVerbOfApi(terms[0]))
    .sort((a, b) => a.terms.length - b.terms.length)[0]?.section;
}

function isParameter(part: string | undefined): boolean {
  return !!part?.startsWith('{');
}
