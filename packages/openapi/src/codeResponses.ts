import type {Messages} from '@guide/content';
import {codesIn, messageText} from './codes';
import {operationsOf} from './operations';
import type {ApiCode, Description, Response} from './types';

/** Lists codes with their texts: those of each response, and all of them in `MessageCode`. */
export function addCodes(description: Description, messages: Messages): void {
  const {document, resolve, texts, locale} = description;
  const {components, paths} = document;
  const {responses: shared = {}, schemas} = components;
  const {'x-problems': problems = [], 'x-codes': codes = []} = components;
  for (const one of codes) {
    one.message = messageText(one.code, messages, locale);
  }
  const listOf = (listed: ApiCode[]) =>
    `\n${listed.map(({code, message}) => `\n- \`${code}\`${texts.colon} ${message}`).join('')}`;
  Object.values(shared)
    .filter((response) => !response['x-codes'])
    .forEach((response) => removeExamples(response, description));
  for (const {operation} of operationsOf({paths})) {
    for (const [status, declared] of Object.entries(operation.responses)) {
      const listed = codesIn([operation], description).filter(
        (one) => String(one.status) === status,
      );
      if (listed.length > 0) {
        const response = structuredClone(resolve<Response>(declared));
        response.description += listOf(listed);
        operation.responses[status] = response;
      }
    }
  }
  for (const response of Object.values(shared)) {
    const listed = codesIn([response], description);
    response.description += listed.length > 0 ? listOf(listed) : '';
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

/** Removes examples of codes, which not all operations with this response can return. */
function removeExamples({content}: Response, {document, resolve}: Description): void {
  const codes = document.components['x-codes']?.map(({code}) => code) ?? [];
  const {examples = {}} = content?.['application/problem+json'] ?? {};
  for (const [name, example] of Object.entries(examples)) {
    if (codes.includes((resolve(example).value as {code: string}).code)) {
      delete examples[name];
    }
  }
}
