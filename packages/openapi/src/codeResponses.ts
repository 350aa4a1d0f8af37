import type {Messages} from '@guide/content';
import {messageText} from './codes';
import {fieldsOf, type Field} from './fields';
import {contentOf, operationsOf, type OperationEntry} from './operations';
import {baseOf} from './samples/request';
import {fill} from './texts';
import type {ApiCode, Description, Response} from './types';

/** RFC 9457, with the members that differ from code to code. */
interface Problem {
  type: string;
  code: string;
  errors: object[];
}

/** Lists the codes of each response with their texts, and gives an example of each error. */
export function addCodes(description: Description, messages: Messages): void {
  listCodes(description, messages);
  const {document, resolve, texts} = description;
  const {responses: shared = {}, 'x-codes': catalogue = []} = document.components;
  const codesIn = (names: string[] = []) => catalogue.filter(({code}) => names.includes(code));
  const listOf = (codes: ApiCode[]) =>
    `\n${codes.map(({code, message}) => `\n- \`${code}\`${texts.colon} ${message}`).join('')}`;
  for (const entry of operationsOf(document)) {
    const {'x-codes': names, responses} = entry.operation;
    for (const [status, declared] of Object.entries(responses)) {
      const codes = codesIn(names).filter((one) => String(one.status) === status);
      if (codes.length > 0) {
        const response = structuredClone(resolve<Response>(declared));
        response.description += listOf(codes);
        addExamples(response, codes, entry, description, messages);
        responses[status] = response;
      }
    }
  }
  for (const response of Object.values(shared)) {
    const codes = codesIn(response['x-codes']);
    if (codes.length > 0) {
      response.description += listOf(codes);
    } else {
      removeExamples(response, description);
    }
  }
}

/** Adds texts to the catalogue of codes, and lists the codes and slugs of errors in `MessageCode`. */
function listCodes({document: {components}, locale}: Description, messages: Messages): void {
  const {'x-problems': problems = [], 'x-codes': codes = [], schemas} = components;
  for (const one of codes) {
    one.message = messageText(one.code, messages, locale);
  }
  if (schemas.MessageCode) {
    const errors = codes.filter(({problem}) => problem);
    schemas.MessageCode.enum = [...problems.map(({slug}) => slug), ...errors.map(({code}) => code)];
    schemas.MessageCode['x-enum-descriptions'] = [
      ...problems.map(({status, title}) => `${status} ${title}`),
      ...errors.map(({status, message}) => `${status} ${message}`),
    ];
  }
}

const problemOf = ({content}: Response) => content?.['application/problem+json'];

/** Fills in the shared example of the same error. */
function addExamples(
  response: Response,
  codes: ApiCode[],
  {operation, path, parameters}: OperationEntry,
  description: Description,
  messages: Messages,
): void {
  const {resolve} = description;
  const content = problemOf(response);
  if (!content) {
    return;
  }
  const templates = Object.values(content.examples ?? {}).map(
    (example) => resolve(example).value as Problem,
  );
  const pathname = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(parameters.map((one) => resolve(one)).find((one) => one.name === name)?.example),
  );
  const {schema = {}} = (operation.requestBody && contentOf(resolve(operation.requestBody))) ?? {};
  const bodyFields = fieldsOf(schema, description);
  removeExamples(response, description);
  for (const one of codes) {
    const {code, problem, fields = [], placeholders, placeholdersFor = {}} = one;
    const template = templates.find(({type}) => type.endsWith(`/${problem}`));
    const [field] = fields.flatMap((name) => bodyFields.find((each) => each.name === name) ?? []);
    const message = exampleText(
      {...one, placeholders: {...placeholders, ...placeholdersFor[operation.operationId]}},
      messageText(code, messages, description.locale),
      field,
      description,
    );
    (content.examples ??= {})[code] = {
      summary: message,
      value: {
        ...template,
        detail: message,
        instance: `${new URL(baseOf(description)).pathname}${pathname}`,
        code,
        errors: field ? [{pointer: `#/${field.name}`, code, message}] : [],
      },
    };
  }
}

/**
 * Replaces the placeholders of a message. `{min}` and `{max}` default to the length of the field.
 *
 * @throws with file and line if one has no value
 */
function exampleText(
  {code, placeholders = {}}: ApiCode,
  text: string,
  field: Field | undefined,
  {document, locationOf, locale}: Description,
): string {
  const {minLength = 0, maxLength} = field?.schema ?? {};
  const lengths = maxLength === undefined ? {} : {min: String(minLength), max: String(maxLength)};
  const values = Object.entries(placeholders).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : (value[locale] ?? Object.values(value)[0]),
  ]);
  const filled = fill(text, {...lengths, ...Object.fromEntries(values)});
  const [missing] = /\{\w+\}/.exec(filled) ?? [];
  if (missing) {
    const index = document.components['x-codes']!.findIndex((one) => one.code === code);
    throw new Error(
      `${locationOf(['components', 'x-codes', index])}: the text of ${code} contains ${missing}, which has no value for examples. Add it to \`placeholders\` of this code.`,
    );
  }
  return filled;
}

/** Removes examples of codes, which not all operations with this response can return. */
function removeExamples(response: Response, {document, resolve}: Description): void {
  const codes = document.components['x-codes']?.map(({code}) => code) ?? [];
  const {examples = {}} = problemOf(response) ?? {};
  for (const [name, example] of Object.entries(examples)) {
    if (codes.includes((resolve(example).value as Problem).code)) {
      delete examples[name];
    }
  }
}
