import {code} from '@guide/content/mdx';
import type {Description, Schema} from './types';
import {fill, type ApiWords, type Unit} from './words';

export interface Field {
  /** Path from the record: `token.name`, `errors[].pointer`. */
  name: string;
  schema: Schema;
  required: boolean;
  /** Variants (`anyOf`, `oneOf`) with the field, unless all have it. */
  variants?: string[];
  /** Schema by variant, if they differ. */
  perVariant?: Record<string, Schema>;
}

/** Merges the target of `$ref` and the schemas in `allOf` into a schema. */
function mergeSchema(schema: Schema, description: Description): Schema {
  // In OpenAPI 3.1, keywords beside a `$ref` override those of its target.
  const {$ref, allOf = [], ...own} = schema;
  const referred = $ref ? [mergeSchema(description.resolve<Schema>({$ref}), description)] : [];
  const parts = allOf.map((part) => mergeSchema(part, description));
  return [...referred, ...parts, own].reduce(
    (whole, part) => ({
      ...whole,
      ...part,
      ...((whole.properties ?? part.properties) && {
        properties: {...whole.properties, ...part.properties},
      }),
      ...((whole.required ?? part.required) && {
        required: [...(whole.required ?? []), ...(part.required ?? [])],
      }),
    }),
    {},
  );
}

/** Returns the fields of a record and of its variants, each followed by its nested fields. */
export function fieldsOf(schema: Schema, description: Description): Field[] {
  const whole = mergeSchema(schema, description);
  const {anyOf = [], oneOf: variants = anyOf} = whole;
  const own = propertiesOf(whole, description);
  return mergeVariants(own, variantsOf(variants, description)).flatMap((field) => [
    field,
    ...fieldsInside(field, description),
  ]);
}

function propertiesOf(whole: Schema, description: Description): Field[] {
  const {properties = {}, required = []} = whole;
  return Object.entries(properties).map(([name, property]) => ({
    name,
    schema: mergeSchema(property, description),
    required: required.includes(name),
  }));
}

type Variant = readonly [name: string, fields: Field[]];

function variantsOf(variants: Schema[], description: Description): Variant[] {
  return variants.map((variant) => {
    const whole = mergeSchema(variant, description);
    const fields = propertiesOf(whole, description);
    const {schema: type} = fields.find(({name}) => name === 'type') ?? {};
    return [String(type?.const ?? type?.enum?.[0] ?? whole.title ?? ''), fields];
  });
}

function mergeVariants(own: Field[], variants: Variant[]): Field[] {
  const names = new Set(variants.flatMap(([, fields]) => fields.map(({name}) => name)));
  const joined = [...names].map((name): Field => {
    const having = variants.flatMap(([variant, fields]) => {
      const field = fields.find((one) => one.name === name);
      return field ? [{variant, field}] : [];
    });
    const [{field: first}] = having as [(typeof having)[number]];
    const common = own.find((field) => field.name === name);
    // A discriminator differs in every variant; the record already lists its values.
    const differ =
      !(common && 'const' in first.schema) &&
      new Set(having.map(({field}) => JSON.stringify(field.schema))).size > 1;
    return {
      name,
      schema: common ? {...first.schema, const: undefined, ...common.schema} : first.schema,
      required: Boolean(common?.required) || having.every(({field}) => field.required),
      ...(having.length < variants.length &&
        !common && {variants: having.map(({variant}) => variant)}),
      ...(differ && {
        perVariant: Object.fromEntries(having.map(({variant, field}) => [variant, field.schema])),
      }),
    };
  });
  return [
    ...own.map((field) => joined.find(({name}) => name === field.name) ?? field),
    ...joined.filter(({name}) => own.every((field) => field.name !== name)),
  ];
}

function fieldsInside({name, schema, variants}: Field, description: Description): Field[] {
  const list = schema.items && mergeSchema(schema.items, description);
  return propertiesOf(list ?? schema, description).map((field) => ({
    ...field,
    name: `${name}${list ? '[]' : ''}.${field.name}`,
    ...(variants && {variants}),
  }));
}

export function typeOf(schema: Schema, description: Description, words: ApiWords): string {
  const {type, format, items, const: constant, enum: values, oneOf, anyOf = oneOf} = schema;
  if (!type && anyOf) {
    const types = anyOf.map((one) => typeOf(mergeSchema(one, description), description, words));
    return [...new Set(types)].join(` ${words.or} `);
  }
  const sample = constant ?? values?.[0];
  const types = [type ?? (sample === undefined ? 'object' : typeof sample)].flat();
  return types
    .map((one) => {
      if (one === 'array' && items) {
        return fill(words.listOf, {
          type: typeOf(mergeSchema(items, description), description, words),
        });
      }
      return one === 'string' && format ? format : one;
    })
    .join(` ${words.or} `);
}

/** Longer patterns don't fit into a table. */
const MAX_PATTERN_LENGTH = 24;

/** Returns constraints and default, one sentence each. */
export function limitsOf(schema: Schema, description: Description, words: ApiWords): string[] {
  const {const: constant, default: standard, anyOf = []} = schema;
  const form = displayPattern(schema.pattern);
  const parts = [schema.items, ...anyOf].flatMap((part) =>
    part ? [mergeSchema(part, description)] : [],
  );
  const values = [schema, ...parts]
    .flatMap((part) => part.enum ?? [])
    .filter((value) => value !== null);
  const isAll = Array.isArray(standard) && standard.length > 0 && standard.length === values.length;
  const range = (min: number | undefined, max: number | undefined, unit: Unit) =>
    rangeOf(min, max, unit, words);
  return [
    constant === undefined ? '' : `${words.always} ${code(constant)}.`,
    values.length > 0 ? `${words.oneOf} ${values.map(code).join(', ')}.` : '',
    range(schema.minLength, schema.maxLength, words.characters),
    range(schema.minimum, schema.maximum, ['', '']),
    range(schema.minItems, schema.maxItems, words.entries),
    form ? `${words.pattern} ${code(form)}.` : '',
    standard === undefined ? '' : `${words.defaultIs} ${isAll ? words.all : code(standard)}.`,
  ].filter((sentence) => sentence !== '');
}

function rangeOf(
  min = 0,
  max: number | undefined,
  [one, more]: Unit,
  {locale, atLeast, atMost, between}: ApiWords,
): string {
  // French numbers have narrow no-break spaces; the pages use no-break spaces.
  const number = (bound: number) => bound.toLocaleString(locale).replace(/\u202F/g, '\u00A0');
  const show = (bound: number) => `${number(bound)} ${bound === 1 ? one : more}`.trim();
  if (max === undefined) {
    return min > 0 ? `${atLeast} ${show(min)}.` : '';
  }
  return min > 0 || more === ''
    ? `${fill(between, {min: number(min), max: show(max)})}.`
    : `${atMost} ${show(max)}.`;
}

/** Returns a readable pattern, such as `USR-…`; `''` if too long or only a prefix. */
function displayPattern(pattern = ''): string {
  const [, whole = ''] = /^\^(.*)\$$/.exec(pattern) ?? [];
  const form = whole.replace('-[1-9][0-9]*', '-…');
  return form.length <= MAX_PATTERN_LENGTH ? form : '';
}
