import {code, inline, markup, type Node} from '@guide/content/mdx';
import {constraintsOf} from './fields';
import {typesOf} from './fieldsTable';
import type {Filter} from './records';
import {groupNames, textsFor} from './texts';
import type {Description} from './types';

/** Describes filters by type, values and comparisons, such as "`start`, `end`: date. `lt`, `gt`". */
export function filterLines(filters: readonly Filter[], description: Description): Node[][] {
  const texts = textsFor(description.locale);
  const lines = filters.map(({name, comparisons, isList, field}): [string, string] => {
    const {schema, perVariant = {}} = field;
    // Limits and defaults only matter in bodies.
    const {pattern, anyOf, items} = schema;
    const values = [schema, ...Object.values(perVariant)].flatMap((one) => one.enum ?? []);
    const constraints = constraintsOf(
      {pattern, anyOf, items, enum: [...new Set(values)]},
      description,
      texts,
    );
    const type = `${typesOf(field, description, texts)}${isList ? ` (${texts.filterOnly})` : ''}.`;
    return [name, [type, ...constraints, comparisons.map(code).join(', ')].join(' ')];
  });
  return groupNames(lines).map(([names, text]) => [
    markup('b', inline(names)),
    ...inline(`${texts.colon} ${text}`),
  ]);
}
