import {requireEntry} from '@guide/content';
import {code, tableOf, type Cell, type Node} from '@guide/content/mdx';
import {fieldsOf, limitsOf, typeOf, type Field} from './fields';
import type {Description, Schema} from './types';
import {wordsOf, type ApiWords} from './words';

/** The fields of a record: what each holds, and what a request may do with it. @throws when there is no such schema */
export function fieldsTable(name: string, description: Description): Node {
  const {schemas} = description.document.components;
  const words = wordsOf(description.locale);
  const all = fieldsOf(requireEntry('schema', name, schemas), description);
  const [created, changed] = ['Input', 'Patch'].map((kind) => {
    const body = name.endsWith(kind) ? schemas[name] : schemas[name + kind];
    return body && new Map(fieldsOf(body, description).map((field) => [field.name, field]));
  });
  const cells = (field: Field): Cell[] => [
    [code(field.name), typesOf(field, description, words)],
    ...(created || changed ? [inRequest(field, created, changed, words)] : []),
    meaningOf(field, created?.get(field.name), description),
  ];
  return tableOf(created || changed ? words.columns.fields : words.columns.members, all.map(cells));
}

/** The type of a field, or those that it has in the kinds of its record. */
function typesOf({schema, perKind}: Field, description: Description, words: ApiWords): string {
  const all = perKind ? Object.values(perKind) : [schema];
  return [...new Set(all.map((one) => typeOf(one, description, words)))].join(` ${words.or} `);
}

type Fields = ReadonlyMap<string, Field>;

/** What a field is to a client: one to send when it creates or changes a record, or one to read. */
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

/** @param sent the same field in a body that creates the record: it has the default */
function meaningOf(
  {schema, kinds, perKind}: Field,
  sent: Field | undefined,
  description: Description,
): Cell {
  const words = wordsOf(description.locale);
  const limits = (one: Schema, kind?: string) => {
    const {default: standard} = (sent?.perKind ? sent.perKind[kind ?? ''] : sent?.schema) ?? {};
    return limitsOf({default: standard, ...one}, description, words).join(' ');
  };
  return [
    schema.description ?? '',
    kinds ? `${words.onlyFor} ${kinds.map(code).join(', ')}.` : '',
    ...(perKind
      ? kindsByLimits(perKind, limits).map(([names, said]) => `${names}${words.colon} ${said}`)
      : [limits(schema)]),
  ];
}

/** Kinds that have the same limits stand together. */
function kindsByLimits(
  perKind: Record<string, Schema>,
  limits: (schema: Schema, kind: string) => string,
): [names: string, limits: string][] {
  const groups = new Map<string, string[]>();
  for (const [kind, schema] of Object.entries(perKind)) {
    const said = limits(schema, kind);
    groups.set(said, [...(groups.get(said) ?? []), code(kind)]);
  }
  return [...groups].map(([said, kinds]) => [kinds.join(', '), said]);
}
