import {code} from '@guide/content/mdx';
import {constraintsOf} from './fields';
import {typesOf} from './fieldsTable';
import type {Filter} from './records';
import {groupNames, textsFor} from './texts';
import type {Description} from './types';

/** Returns rows of names, type and values, and comparisons. Filters that differ in name share a row. */
export function filterRows(filters: readonly Filter[], description: Description): string[][] {
  const texts = textsFor(description.locale);
  return groupNames(
    filters.map(({name, comparisons, isList, field}): [string, string, string] => {
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
      return [name, [type, ...constraints].join(' '), comparisons.map(code).join(', ')];
    }),
  );
}
