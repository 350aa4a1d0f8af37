import {placeOfText, readContract, readSidebars, sidebarsFile} from '../contract';
import {suggest} from '../nearest';
import {placeOfKey} from '../place';
import type {Rule} from '../rule';

/** A listed page stands in the menu, and what the menu names is a page. */
export const sidebarEntry: Rule = {
  name: 'sidebar-entry',
  async guide(guide, report) {
    const contract = [...readContract(guide)];
    const named = idsIn(await readSidebars(guide));
    for (const [source, {id, unlisted}] of contract) {
      const page = guide.pageAt('en', source);
      if (page && !unlisted && !named.includes(id)) {
        report({
          ...placeOfKey(page, 'id'),
          found: `the page ${id}, which ${sidebarsFile} does not name`,
          expected: 'a place in the menu for each listed page',
          remedy: `Add '${id}' to the items of its category in ${sidebarsFile}.`,
        });
      }
    }
    const known = contract.map(([, {id}]) => id);
    for (const id of named.filter((one) => !known.includes(one))) {
      report({
        ...placeOfText(guide, sidebarsFile, `'${id}'`),
        found: `'${id}'`,
        expected: 'the id of a page',
        remedy: suggest(id, known),
      });
    }
  },
};

/** The ids of pages in a sidebar, at any depth. */
function idsIn(entry: unknown): string[] {
  if (typeof entry === 'string') {
    return [entry];
  }
  if (Array.isArray(entry)) {
    return entry.flatMap(idsIn);
  }
  const {type, id, items, link} = entry as Record<string, unknown>;
  const own = type === 'doc' || type === 'ref' ? [String(id)] : [];
  const isGroup = type === undefined;
  return [
    ...own,
    ...(link ? idsIn(link) : []),
    ...(items ? idsIn(items) : []),
    ...(isGroup ? Object.values(entry as object).flatMap(idsIn) : []),
  ];
}
