import type {Section} from './section';

/** `PATCH /items`: a method, which may lack, and a path. */
const request = /^(?:(?<method>get|post|put|patch|delete)\s+)?(?<path>\/[\w/{}.-]*)$/i;

/** `createItem` */
const operationId = /^[a-z]+(?:[A-Z][a-z]*)+$/;

/** The operations of an API that a query names, by the beginning of their address or by their id; the nearest first. */
export function operationsNamed(query: string, sections: Section[]): Section[] {
  const isNamed = namedBy(query.trim());
  return isNamed
    ? sections
        .filter((section) => section.type === 'lvl4' && isNamed(section))
        // The shortest is the nearest to what was typed.
        .sort((a, b) => pathOf(a).length - pathOf(b).length)
    : [];
}

function namedBy(query: string): ((operation: Section) => boolean) | undefined {
  const {method, path} = request.exec(query)?.groups ?? {};
  if (path) {
    const typed = path.split('/').filter(Boolean);
    return (section) => {
      const parts = pathOf(section);
      return (
        (!method || headingOf(section).startsWith(`${method.toUpperCase()} `)) &&
        typed.every((part, at) => parts[at] === part || parts[at]?.startsWith('{'))
      );
    };
  }
  const anchor = query.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return operationId.test(query)
    ? ({path: address}) => address.endsWith(`#op-${anchor}`)
    : undefined;
}

/** `PATCH /items/{id} Change an item` */
function headingOf({headings}: Section): string {
  return headings.at(-1) ?? '';
}

/** The parts of its path. */
function pathOf(section: Section): string[] {
  return (headingOf(section).split(' ')[1] ?? '').split('/').filter(Boolean);
}
