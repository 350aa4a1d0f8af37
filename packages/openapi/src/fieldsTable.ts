import {requireEntry} from '@guide/content';
import {code, tableOf, type Cell, type Node} from '@guide/content/mdx';
import {fieldsOf, constraintsOf, typeOf, type Field} from './fields';
import type {Description, Schema} from './types';
import {fill, groupNames, textsFor, type TableTexts} from './texts';

/**
 * Lists the fields of a schema. If there are schemas with the suffixes `Input` (create requests) and
 * `Patch` (updates), a column shows which fields requests can contain.
 *
 * @throws if there's no such schema
 */
export function fieldsTable(name: string, description: Description): Node {
  const {schemas} = description.document.components;
  const texts = textsFor(description.locale);
  const all = fieldsOf(requireEntry('schema', name, schemas), description);
  const [createFields, updateFields] = ['Input', 'Patch'].map((suffix) => {
    const body = name.endsWith(suffix) ? schemas[name] : schemas[name + suffix];
    return body && new Map(fieldsOf(body, description).map((field) => [field.name, field]));
  });
  const cells = (field: Field): Cell[] => [
    [code(field.name), typesOf(field, description, texts)],
    ...(createFields || updateFields
      ? [requestCell(field, createFields, updateFields, texts)]
      : []),
    descriptionCell(field, createFields?.get(field.name), description),
  ];
  return tableOf(
    createFields || updateFields ? texts.columns.fields : texts.columns.members,
    all.map(cells),
  );
}

export function typesOf(
  {schema, perVariant}: Field,
  description: Description,
  texts: TableTexts,
): string {
  const schemas = perVariant ? Object.values(perVariant) : [schema];
  return [...new Set(schemas.map((one) => typeOf(one, description, texts)))].join(` ${texts.or} `);
}

type Fields = ReadonlyMap<string, Field>;

function requestCell(
  {name, schema}: Field,
  createFields: Fields | undefined,
  updateFields: Fields | undefined,
  texts: TableTexts,
): string {
  const [inCreate, inUpdate] = [createFields?.get(name), updateFields?.get(name)];
  if (!inCreate && !inUpdate) {
    return texts.readOnly;
  }
  const when = schema['x-required-when'];
  if (createFields && !inCreate) {
    return texts.onlyLater;
  }
  const condition = when ?? requiredForVariants(inCreate, texts);
  const requirement = inCreate?.required
    ? texts.required
    : condition
      ? `${texts.required} ${condition}`
      : texts.optional;
  return schema['x-fixed-after-creation'] ? `${requirement}, ${texts.fixed}` : requirement;
}

/** For example "for `risk`, `opportunity`". */
export function requiredForVariants(
  field: Field | undefined,
  texts: TableTexts,
): string | undefined {
  const {requiredFor} = field ?? {};
  return (
    requiredFor && fill(texts.operation.forVariants, {variants: requiredFor.map(code).join(', ')})
  );
}

/** @param inCreate the same field of create requests, which has the default */
function descriptionCell(
  {schema, variants, perVariant}: Field,
  inCreate: Field | undefined,
  description: Description,
): Cell {
  const texts = textsFor(description.locale);
  const constraints = (one: Schema, variant?: string) => {
    const {default: defaultValue} =
      (inCreate?.perVariant ? inCreate.perVariant[variant ?? ''] : inCreate?.schema) ?? {};
    return constraintsOf({default: defaultValue, ...one}, description, texts).join(' ');
  };
  return [
    schema.description ?? '',
    // Already in the column before, if all of them require the field.
    variants && inCreate?.requiredFor?.length !== variants.length
      ? `${texts.onlyFor} ${variants.map(code).join(', ')}.`
      : '',
    ...(perVariant
      ? groupNames(
          Object.entries(perVariant).map(([name, one]) => [name, constraints(one, name)]),
        ).map(([names, text]) => `${names}${texts.colon} ${text}`)
      : [constraints(schema)]),
  ];
}
