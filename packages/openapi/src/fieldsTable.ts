import {requireEntry} from '@guide/content';
import {code, inline, markup, textOf, type Cell, type Node} from '@guide/content/mdx';
import {fieldsOf, constraintsOf, typeOf, type Field} from './fields';
import {fieldAnchorOf} from './links';
import {fillPlaceholders, groupNames, stackedTable, type TableTexts} from './texts';
import type {Description, Schema} from './types';

/** Lists the fields of a schema. @throws if there's none */
export function fieldsTable(name: string, description: Description): Node {
  const {document, texts} = description;
  const {schemas} = document.components;
  const all = fieldsOf(requireEntry('schema', name, schemas), description);
  const [inCreate, inUpdate] = ['Input', 'Patch'].map((suffix) => {
    const body = name.endsWith(suffix) ? schemas[name] : schemas[name + suffix];
    return body && new Map(fieldsOf(body, description).map((field) => [field.name, field]));
  });
  const hasRequests = inCreate ?? inUpdate;
  return stackedTable(
    hasRequests ? texts.columns.fields : texts.columns.members,
    all.map((field): Cell[] => [
      [[fieldLink(name, field), ...inline(` ${typesOf(field, description)}`)]],
      ...(hasRequests ? [requestCell(field, texts, inCreate, inUpdate)] : []),
      descriptionCell(field, inCreate?.get(field.name), description),
    ]),
  );
}

/** Links a field to itself, so that readers can copy its address. */
function fieldLink(schema: string, {name}: Field): Node {
  const id = fieldAnchorOf(schema, name);
  return markup('code', [
    {type: 'link', url: `#${id}`, data: {hProperties: {id}}, children: [textOf(name)]},
  ]);
}

export function typesOf({schema, perVariant}: Field, description: Description): string {
  const schemas = perVariant ? Object.values(perVariant) : [schema];
  const types = schemas.map((one) => typeOf(one, description));
  return [...new Set(types)].join(` ${description.texts.or} `);
}

type Fields = ReadonlyMap<string, Field>;

function requestCell(
  {name, schema}: Field,
  texts: TableTexts,
  createFields?: Fields,
  updateFields?: Fields,
): string {
  const inCreate = createFields?.get(name);
  if (!inCreate && !updateFields?.has(name)) {
    return texts.readOnly;
  }
  if (createFields && !inCreate) {
    return texts.onlyLater;
  }
  const condition = schema['x-required-when'] ?? requiredForVariants(inCreate, texts);
  const conditional = condition ? `${texts.required} ${condition}` : texts.optional;
  const requirement = inCreate?.required ? texts.required : conditional;
  return schema['x-fixed-after-creation'] ? `${requirement}, ${texts.fixed}` : requirement;
}

/** Returns "for `risk`, `opportunity`", for example. */
export function requiredForVariants(
  field: Field | undefined,
  texts: TableTexts,
): string | undefined {
  const variants = field?.requiredFor?.map(code).join(', ');
  return variants && fillPlaceholders(texts.operation.forVariants, {variants});
}

/** @param inCreate the same field of create requests, which has the default */
function descriptionCell(
  {schema, variants, perVariant}: Field,
  inCreate: Field | undefined,
  description: Description,
): Cell {
  const {texts} = description;
  const constraints = (one: Schema, variant = '') => {
    const {default: defaultValue} =
      (inCreate?.perVariant ? inCreate.perVariant[variant] : inCreate?.schema) ?? {};
    return constraintsOf({default: defaultValue, ...one}, description).join(' ');
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
