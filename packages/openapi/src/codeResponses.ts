import type {Messages} from '@guide/content';
import {messageText} from './codes';
import {fieldsOf} from './fields';
import {contentOf, operationsOf, type OperationEntry} from './operations';
import {baseOf} from './samples/request';
import {textsFor} from './texts';
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
  const {document, resolve, locale} = description;
  const {responses: shared = {}, 'x-codes': catalogue = []} = document.components;
  const codesIn = (names: string[] = []) => catalogue.filter(({code}) => names.includes(code));
  const {colon} = textsFor(locale);
  const listOf = (codes: ApiCode[]) =>
    `\n${codes.map(({code, message}) => `\n- \`${code}\`${colon} ${message}`).join('')}`;
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
      removeExamples(response, catalogue, description);
    }
  }
}

/** Adds texts to the catalogue of codes, and lists the codes and slugs of errors in `MessageCode`. */
function listCodes({document: {components}, locale}: Description, messages: Messages): void {
  const {'x-problems': problems = [], 'x-codes': codes = [], schemas} = components;
  for (const one of codes) {
    one.message = messageText(one.code, messages, locale);
  }
  const errors = [
    ...problems.map(({slug, status, title}) => [slug, `${status} ${title}`]),
    ...codes
      .filter(({problem}) => problem)
      .map(({code: name, status, message}) => [name, `${status} ${message}`]),
  ];
  if (schemas.MessageCode) {
    schemas.MessageCode.enum = errors.map(([name]) => name);
    schemas.MessageCode['x-enum-descriptions'] = errors.map(([, text]) => text!);
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
  const {document, resolve} = description;
  const content = problemOf(response);
  if (!content) {
    return;
  }
  const templates = Object.values(content.examples ?? {}).map(
    (example) => resolve(example).value as Problem,
  );
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(parameters.map((one) => resolve(one)).find((one) => one.name === name)?.example),
  );
  const {schema = {}} = (operation.requestBody && contentOf(resolve(operation.requestBody))) ?? {};
  const bodyFields = fieldsOf(schema, description).map(({name}) => name);
  removeExamples(response, document.components['x-codes'] ?? [], description);
  for (const {code, problem, message: summary, fields = []} of codes) {
    const template = templates.find(({type}) => type.endsWith(`/${problem}`));
    const message = messageText(code, messages);
    const field = fields.find((one) => bodyFields.includes(one));
    (content.examples ??= {})[code] = {
      summary,
      value: {
        ...template,
        detail: message,
        instance: `${new URL(baseOf(description)).pathname}${address}`,
        code,
        errors: field ? [{pointer: `#/${field}`, code, message}] : [],
      },
    };
  }
}

/** Removes examples of codes, which not all operations with this response can return. */
function removeExamples(response: Response, codes: ApiCode[], {resolve}: Description): void {
  const {examples = {}} = problemOf(response) ?? {};
  for (const [name, example] of Object.entries(examples)) {
    const {code} = resolve(example).value as Problem;
    if (codes.some((one) => one.code === code)) {
      delete examples[name];
    }
  }
}
