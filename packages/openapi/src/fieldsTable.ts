import {requireEntry} from '@guide/content';
import {code, tableOf, type Cell, type Node} from '@guide/content/mdx';
import {fieldsOf, limitsOf, typeOf, type Field} from './fields';
import type {Description, Schema} from './types';
import {wordsOf, type ApiWords} from './words';

/** @throws if there's no such schema */
export function fieldsTable(name: string, description: Description): Node {
  const {schemas} = description.document.components;
  const words = wordsOf(description.locale);
  const all = fieldsOf(requireEntry('schema', name, schemas), description);
  const [created, changed] = ['Input', 'Patch'].map((suffix) => {
    const body = name.endsWith(suffix) ? schemas[name] : schemas[name + suffix];
    return body && new Map(fieldsOf(body, description).map((field) => [field.name, field]));
  });
  const cells = (field: Field): Cell[] => [
    [code(field.name), typesOf(field, description, words)],
    ...(created || changed ? [inRequest(field, created, changed, words)] : []),
    meaningOf(field, created?.get(field.name), description),
  ];
  return tableOf(created || changed ? words.columns.fields : words.columns.members, all.map(cells));
}

function typesOf({schema, perVariant}: Field, description: Description, words: ApiWords): string {
  const all = perVariant ? Object.values(perVariant) : [schema];
  return [...new Set(all.map((one) => typeOf(one, description, words)))].join(` ${words.or} `);
}

type Fields = ReadonlyMap<string, Field>;

function inRequest(
  {name, schema}: Field,
  created: Fields | undefined,
  changed: Fields | undefined,
  words: ApiWords,
): string {
  const [own, later] = [created?.get(name), changed?.get(name)];
  if (!own && !later) {
    return words.readOnly;
  }
  const when = schema['x-required-when'];
  if (created && !own) {
    return words.onlyLater;
  }
  const need = own?.required ? words.required : when ? `${words.required} ${when}` : words.optional;
  return schema['x-fixed-after-creation'] ? `${need}, ${words.fixed}` : need;
}

/** @param sent the same field in the create request, which has the default */
function meaningOf(
  {schema, variants, perVariant}: Field,
  sent: Field | undefined,
  description: Description,
): Cell {
  const words = wordsOf(description.locale);
  const limits = (one: Schema, variant?: string) => {
    const {default: standard} =
      (sent?.perVariant ? sent.perVariant[variant ?? ''] : sent?.schema) ?? {};
    return limitsOf({default: standard, ...one}, description, words).join(' ');
  };
  return [
    schema.description ?? '',
    variants ? `${words.onlyFor} ${variants.map(code).join(', ')}.` : '',
    ...(perVariant
      ? groupByLimits(perVariant, limits).map(([names, text]) => `${names}${words.colon} ${text}`)
      : [limits(schema)]),
  ];
}

function groupByLimits(
  perVariant: Record<string, Schema>,
  limits: (schema: Schema, variant: string) => string,
): [names: string, limits: string][] {
  const groups = new Map<string, string[]>();
  for (const [variant, schema] of Object.entries(perVariant)) {
    const text = limits(schema, variant);
    groups.set(text, [...(groups.get(text) ?? []), code(variant)]);
  }
  return [...groups].map(([text, variants]) => [variants.join(', '), text]);
}
