import {code} from '@guide/content/mdx';
import type {Description, Schema} from './types';
import {fill, type ApiWords, type Unit} from './words';

/** A field of a record, as a table shows it. */
export interface Field {
  /** Its way from the record: `token.name`, `errors[].pointer`. */
  name: string;
  schema: Schema;
  required: boolean;
  /** Of a record that has kinds: those that have the field, where not all do. */
  kinds?: string[];
  /** Of a record that has kinds: what the field may hold in each, where that differs. */
  perKind?: Record<string, Schema>;
}

/** A schema with what it takes from others, and from what it refers to. */
function wholeOf(schema: Schema, description: Description): Schema {
  // In OpenAPI 3.1, words beside a `$ref` stand for those that it leads to.
  const {$ref, allOf = [], ...own} = schema;
  const referred = $ref ? [wholeOf(description.resolve<Schema>({$ref}), description)] : [];
  const parts = allOf.map((part) => wholeOf(part, description));
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

/** The fields of a record, those of objects inside it after them, and those of its kinds. */
export function fieldsOf(schema: Schema, description: Description): Field[] {
  const whole = wholeOf(schema, description);
  const {anyOf = [], oneOf: variants = anyOf} = whole;
  const own = propertiesOf(whole, description);
  return joinKinds(own, kindsOf(variants, description)).flatMap((field) => [
    field,
    ...fieldsInside(field, description),
  ]);
}

/** @param whole with what it takes from others */
function propertiesOf(whole: Schema, description: Description): Field[] {
  const {properties = {}, required = []} = whole;
  return Object.entries(properties).map(([name, property]) => ({
    name,
    schema: wholeOf(property, description),
    required: required.includes(name),
  }));
}

type Kind = readonly [name: string, fields: Field[]];

function kindsOf(variants: Schema[], description: Description): Kind[] {
  return variants.map((kind) => {
    const whole = wholeOf(kind, description);
    const fields = propertiesOf(whole, description);
    const {schema: type} = fields.find(({name}) => name === 'type') ?? {};
    return [String(type?.const ?? type?.enum?.[0] ?? whole.title ?? ''), fields];
  });
}

/** Fields of all kinds stand once; one that differs says how. */
function joinKinds(own: Field[], kinds: Kind[]): Field[] {
  const names = new Set(kinds.flatMap(([, fields]) => fields.map(({name}) => name)));
  const joined = [...names].map((name): Field => {
    const having = kinds.flatMap(([kind, fields]) => {
      const field = fields.find((one) => one.name === name);
      return field ? [{kind, field}] : [];
    });
    const [{field: first}] = having as [(typeof having)[number]];
    const common = own.find((field) => field.name === name);
    // One that tells the kinds apart is the same in all of them where the record names its values.
    const differ =
      !(common && 'const' in first.schema) &&
      new Set(having.map(({field}) => JSON.stringify(field.schema))).size > 1;
    return {
      name,
      schema: common ? {...first.schema, const: undefined, ...common.schema} : first.schema,
      required: Boolean(common?.required) || having.every(({field}) => field.required),
      ...(having.length < kinds.length && !common && {kinds: having.map(({kind}) => kind)}),
      ...(differ && {
        perKind: Object.fromEntries(having.map(({kind, field}) => [kind, field.schema])),
      }),
    };
  });
  return [
    ...own.map((field) => joined.find(({name}) => name === field.name) ?? field),
    ...joined.filter(({name}) => own.every((field) => field.name !== name)),
  ];
}

function fieldsInside({name, schema, kinds}: Field, description: Description): Field[] {
  const list = schema.items && wholeOf(schema.items, description);
  return propertiesOf(list ?? schema, description).map((field) => ({
    ...field,
    name: `${name}${list ? '[]' : ''}.${field.name}`,
    ...(kinds && {kinds}),
  }));
}

/** The type of a value: `string`, `date`, a list of it, or `null`. */
export function typeOf(schema: Schema, description: Description, words: ApiWords): string {
  const {type, format, items, const: constant, enum: values, oneOf, anyOf = oneOf} = schema;
  if (!type && anyOf) {
    const types = anyOf.map((one) => typeOf(wholeOf(one, description), description, words));
    return [...new Set(types)].join(` ${words.or} `);
  }
  const sample = constant ?? values?.[0];
  const types = [type ?? (sample === undefined ? 'object' : typeof sample)].flat();
  return types
    .map((one) => {
      if (one === 'array' && items) {
        return fill(words.listOf, {type: typeOf(wholeOf(items, description), description, words)});
      }
      return one === 'string' && format ? format : one;
    })
    .join(` ${words.or} `);
}

/** A longer pattern has no room in a table. */
const LONGEST_FORM = 24;

/** What a value must be like, beside its type: sentences. */
export function limitsOf(schema: Schema, description: Description, words: ApiWords): string[] {
  const {const: constant, default: standard, anyOf = []} = schema;
  const form = formOf(schema.pattern);
  const parts = [schema.items, ...anyOf].flatMap((part) =>
    part ? [wholeOf(part, description)] : [],
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
  // A French number has narrow spaces, and the pages that stand around it have no-break ones.
  const number = (bound: number) => bound.toLocaleString(locale).replace(/\u202F/g, '\u00A0');
  const show = (bound: number) => `${number(bound)} ${bound === 1 ? one : more}`.trim();
  if (max === undefined) {
    return min > 0 ? `${atLeast} ${show(min)}.` : '';
  }
  return min > 0 || more === ''
    ? `${fill(between, {min: number(min), max: show(max)})}.`
    : `${atMost} ${show(max)}.`;
}

/** A pattern as a reader thinks of it: `USR-…`. Left out when it is long, or says only how a text begins. */
function formOf(pattern = ''): string {
  const [, whole = ''] = /^\^(.*)\$$/.exec(pattern) ?? [];
  const form = whole.replace('-[1-9][0-9]*', '-…');
  return form.length <= LONGEST_FORM ? form : '';
}
