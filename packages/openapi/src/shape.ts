// As a namespace: Docusaurus loads its configuration with jiti, in which `z` is undefined.
import * as z from 'zod';
import {methods} from './types';
import type {KeyPath} from './yamlFile';

const object = z.looseObject({});
const strings = z.array(z.string());
const recordOf = (value: z.ZodType) => z.record(z.string(), value);

const schema: z.ZodType = z.lazy(() => {
  const schemas = z.array(schema);
  return z
    .looseObject({
      $ref: z.string(),
      ...{enum: z.array(z.unknown()), required: strings},
      ...{properties: recordOf(schema), items: schema},
      ...{allOf: schemas, anyOf: schemas, oneOf: schemas},
    })
    .partial();
});

const body = z.looseObject({
  content: recordOf(
    z.looseObject({schema: schema.optional(), examples: recordOf(object).optional()}),
  ).optional(),
  headers: recordOf(object).optional(),
  'x-codes': strings.optional(),
});

const operation = z.looseObject({
  operationId: z.string(),
  parameters: z.array(object).optional(),
  requestBody: body.optional(),
  responses: recordOf(body),
  'x-codes': strings.optional(),
});

/** The members that the site reads. `npm run lint` checks descriptions in full. */
export const descriptionShape = z.looseObject({
  paths: recordOf(
    z.looseObject(Object.fromEntries(methods.map((method) => [method, operation.optional()]))),
  ),
  components: z.looseObject({
    schemas: recordOf(schema),
    ...z
      .looseObject({
        ...{parameters: recordOf(object), headers: recordOf(object), examples: recordOf(object)},
        responses: recordOf(body),
        'x-codes': z.array(z.looseObject({code: z.string(), status: z.number()})),
        'x-problems': z.array(object),
        'x-scopes': z.array(object),
      })
      .partial().shape,
  }),
});

export const overlayShape = z.looseObject({
  actions: z.array(z.looseObject({target: z.string(), update: z.unknown()})),
});

/** @throws with file and line unless a value has a shape */
export function checkShape(
  shape: z.ZodType,
  value: unknown,
  locationOf: (path: KeyPath) => string,
): void {
  const [issue] = shape.safeParse(value).error?.issues ?? [];
  if (issue) {
    const path = issue.path as KeyPath;
    const name = path.length > 0 ? `\`${path.join('.')}\`` : 'the file';
    throw new Error(
      `${locationOf(path)}: ${name} is invalid: ${issue.message.replace('Invalid input: ', '')}. Correct it.`,
    );
  }
}
