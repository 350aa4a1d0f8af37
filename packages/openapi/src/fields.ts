import {code} from '@guide/content/mdx';
import {fillPlaceholders} from './texts';
import type {Description, Schema} from './types';

export interface Field {
  /** Path from the record: `token.name`, `errors[].pointer`. */
  name: string;
  schema: Schema;
  required: boolean;
  /** Variants that require the field; omitted if all do. */
  requiredFor?: string[];
  /** Variants (`anyOf`, `oneOf`) that have the field; omitted if all do. */
  variants?: string[];
  perVariant?: Record<string, Schema>;
}

function mergeSchema(schema: Schema, description: Description): Schema {
  // In OpenAPI 3.1, keywords next to a `$ref` override its target.
  const {$ref, allOf = [], ...siblings} = schema;
  const referred = $ref ? [description.resolve<Schema>({$ref})] : [];
  const parts = [...referred, ...allOf].map((part) => mergeSchema(part, description));
  return [...parts, siblings].reduce<Schema>(
    (all, part) => ({
      ...all,
      ...part,
      ...((all.properties ?? part.properties) && {
        properties: {...all.properties, ...part.properties},
      }),
      ...((all.required ?? part.required) && {
        required: [...new Set([...(all.required ?? []), ...(part.required ?? [])])],
      }),
    }),
    {},
  );
}

/** Returns the fields of a record and of its variants, each followed by its nested fields. */
export function fieldsOf(schema: Schema, description: Description): Field[] {
  const merged = mergeSchema(schema, description);
  const {anyOf = [], oneOf: variants = anyOf} = merged;
  const fields = propertiesOf(merged, description);
  return mergeVariants(fields, variantsOf(variants, description)).flatMap((field) => [
    field,
    ...nestedFieldsOf(field, description),
  ]);
}

function propertiesOf(schema: Schema, description: Description): Field[] {
  const {properties = {}, required = []} = schema;
  return Object.entries(properties).map(([name, property]) => ({
    name,
    schema: mergeSchema(property, description),
    required: required.includes(name),
  }));
}

type Variant = readonly [name: string, fields: Field[]];

/** Names variants by the value of their `type` field, or else their title. */
function variantsOf(variants: Schema[], description: Description): Variant[] {
  return variants.map((variant) => {
    const merged = mergeSchema(variant, description);
    const fields = propertiesOf(merged, description);
    const {schema: type} = fields.find(({name}) => name === 'type') ?? {};
    return [String(type?.const ?? type?.enum?.[0] ?? merged.title ?? ''), fields];
  });
}

function mergeVariants(commonFields: Field[], variants: Variant[]): Field[] {
  const names = new Set(variants.flatMap(([, fields]) => fields.map(({name}) => name)));
  const merged = [...names].map((name): Field => {
    const definitions = variants.flatMap(([variant, fields]) => {
      const field = fields.find((one) => one.name === name);
      return field ? [{variant, field}] : [];
    });
    const [{field: first}] = definitions as [(typeof definitions)[number]];
    const common = commonFields.find((field) => field.name === name);
    const requiredFor = definitions.flatMap(({variant, field}) => (field.required ? variant : []));
    const required = Boolean(common?.required) || requiredFor.length === variants.length;
    // A discriminator differs in every variant; the record already lists its values.
    const isDifferent =
      !(common && 'const' in first.schema) &&
      new Set(definitions.map(({field}) => JSON.stringify(field.schema))).size > 1;
    return {
      name,
      schema: common ? {...first.schema, const: undefined, ...common.schema} : first.schema,
      required,
      ...(!required && requiredFor.length > 0 && {requiredFor}),
      ...(definitions.length < variants.length &&
        !common && {variants: definitions.map(({variant}) => variant)}),
      ...(isDifferent && {
        perVariant: Object.fromEntries(
          definitions.map(({variant, field}) => [variant, field.schema]),
        ),
      }),
    };
  });
  return [
    ...commonFields.map((field) => merged.find(({name}) => name === field.name) ?? field),
    ...merged.filter(({name}) => commonFields.every((field) => field.name !== name)),
  ];
}

function nestedFieldsOf({name, schema, variants}: Field, description: Description): Field[] {
  const itemSchema = schema.items && mergeSchema(schema.items, description);
  return propertiesOf(itemSchema ?? schema, description).map((field) => ({
    ...field,
    name: `${name}${itemSchema ? '[]' : ''}.${field.name}`,
    ...(variants && {variants}),
  }));
}

/** Returns the type as shown to readers, such as `list of string` or `date or null`. */
export function typeOf(schema: Schema, description: Description): string {
  const {texts} = description;
  const {type, format, items, const: constant, enum: values, oneOf, anyOf = oneOf} = schema;
  const nested = (one: Schema) => typeOf(mergeSchema(one, description), description);
  if (!type && anyOf) {
    return [...new Set(anyOf.map(nested))].join(` ${texts.or} `);
  }
  const sample = constant ?? values?.[0];
  const types = [type ?? (sample === undefined ? 'object' : typeof sample)].flat();
  return types
    .map((one) => {
      if (one === 'array' && items) {
        return fillPlaceholders(texts.listOf, {type: nested(items)});
      }
      return one === 'string' && format ? format : one;
    })
    .join(` ${texts.or} `);
}

/** Longer patterns don't fit into the table. */
const MAX_PATTERN_LENGTH = 24;

/** Returns a sentence for each constraint and the default. */
export function constraintsOf(schema: Schema, description: Description): string[] {
  const {texts} = description;
  const {default: defaultValue, items, anyOf = []} = schema;
  const pattern = displayPattern(schema.pattern);
  const parts = [...(items ? [items] : []), ...anyOf].map((part) => mergeSchema(part, description));
  const values = [schema, ...parts]
    .flatMap((part) => part.enum ?? [])
    .filter((value) => value !== null);
  const isAll =
    Array.isArray(defaultValue) && defaultValue.length > 0 && defaultValue.length === values.length;
  return [
    values.length > 0 ? `${texts.oneOf} ${values.map(code).join(', ')}.` : '',
    rangeOf(schema.minLength, schema.maxLength, texts.characters, description),
    rangeOf(schema.minimum, schema.maximum, [], description),
    rangeOf(schema.minItems, schema.maxItems, texts.entries, description),
    pattern ? `${texts.pattern} ${code(pattern)}.` : '',
    defaultValue === undefined
      ? ''
      : `${texts.defaultIs} ${isAll ? texts.all : code(defaultValue)}.`,
  ].filter((sentence) => sentence !== '');
}

/** @param unit singular and plural; none for numbers */
function rangeOf(
  min = 0,
  max: number | undefined,
  [singular = '', plural = '']: readonly string[],
  {texts: {locale, atLeast, atMost, between}}: Description,
): string {
  // French numbers have narrow no-break spaces; the pages use no-break spaces.
  const number = (bound: number) => bound.toLocaleString(locale).replace(/\u202F/g, '\u00A0');
  const show = (bound: number) => `${number(bound)} ${bound === 1 ? singular : plural}`.trim();
  if (max === undefined) {
    return min > 0 ? `${atLeast} ${show(min)}.` : '';
  }
  return min > 0 || plural === ''
    ? `${fillPlaceholders(between, {min: number(min), max: show(max)})}.`
    : `${atMost} ${show(max)}.`;
}

/** `''` if it's too long or doesn't match whole values. */
function displayPattern(pattern = ''): string {
  const [, body = ''] = /^\^(.*)\$$/.exec(pattern) ?? [];
  const readable = body.replace('-[1-9][0-9]*', '-…');
  return readable.length <= MAX_PATTERN_LENGTH ? readable : '';
}
