import {fieldsOf} from './fields';
import {contentOf, operationsOf, successResponse} from './operations';
import {recordIn, relationOf} from './records';
import type {Description, Schema} from './types';

/**
 * Opens schemas of responses for new values and fields, and requires all fields except references,
 * which `expand` replaces. Bodies stay closed, except for lists that clients send back.
 */
export function allowNewFieldsAndValues(copy: Description, description: Description): void {
  for (const [name, schema] of Object.entries(copy.document.components.schemas)) {
    if (isBody(name)) {
      openLists(schema, copy, description);
      continue;
    }
    const {document} = description;
    if (schema.additionalProperties === false) {
      // A record in a record, which bodies can contain too.
      delete schema.additionalProperties;
    } else if (schema.properties) {
      schema.required = Object.entries(document.components.schemas[name]!.properties!)
        .filter(([field, one]) => !one.writeOnly && !relationOf(field, one, document))
        .map(([field]) => field);
    }
    for (const [field, property] of Object.entries(schema.properties ?? {})) {
      schema.properties![field] = openEnum(property, copy);
    }
  }
}

/** A list in a body replaces the whole list, whose entries a later release can have extended. */
function openLists({properties = {}}: Schema, copy: Description, description: Description): void {
  for (const [field, {$ref, ...siblings}] of Object.entries(properties)) {
    const list: Schema = {...($ref && description.resolve<Schema>({$ref})), ...siblings};
    const entry = list.items && description.resolve<Schema>(list.items);
    if (entry?.enum ?? entry?.properties) {
      properties[field] = {
        ...openEnum(list, copy),
        description: `${list.description} ${description.texts.sendBack}`,
      };
    }
  }
}

/** Whether a schema is a body. */
export function isBody(name: string): boolean {
  return /Input$|Patch$/.test(name);
}

/** Removes examples of records of which `fields` selects a part. */
export function removePartialExamples(description: Description): void {
  for (const {operation} of operationsOf(description.document)) {
    const {examples = {}} = contentOf(successResponse(description, operation).response) ?? {};
    const {record} = recordIn(operation, description) ?? {};
    const required = fieldsOf(record ?? {}, description)
      .filter((field) => field.required && !field.variants && !/[.[]/.test(field.name))
      .map(({name}) => name);
    for (const [name, example] of Object.entries(examples)) {
      const {data} = description.resolve(example).value as {data: object | object[]};
      if ([data].flat().some((one) => required.some((field) => !Object.hasOwn(one, field)))) {
        delete examples[name];
      }
    }
  }
}

/** Adds `string` to an enumeration or a list of its values. */
function openEnum(schema: Schema, copy: Description): Schema {
  const {$ref, type, enum: values, items, ...rest} = schema;
  if (items) {
    return {...schema, items: openEnum(items, copy)};
  }
  if (!copy.resolve<Schema>($ref ? {$ref} : schema).enum) {
    return schema;
  }
  const known: Schema = $ref
    ? {$ref}
    : {type: 'string', enum: values!.filter((value) => value !== null)};
  const isNullable = [type].flat().includes('null');
  return {...rest, anyOf: [known, {type: 'string'}, ...(isNullable ? [{type: 'null'}] : [])]};
}
