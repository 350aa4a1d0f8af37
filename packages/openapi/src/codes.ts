import {didYouMean, requireEntry, type Locale, type Messages} from '@guide/content';
import {operationsOf, responsesOf} from './operations';
import type {ApiCode, Codes, Description, OpenApi, Operation} from './types';
import type {KeyPath} from './yamlFile';

/** Returns the message codes of an operation and of its responses, in catalogue order. */
export function codesOf(operation: Operation, description: Description): ApiCode[] {
  const responses = responsesOf(description, operation).map(({response}) => response);
  const names = [operation, ...responses].flatMap((one) => one['x-codes'] ?? []);
  const {'x-codes': catalogue = []} = description.document.components;
  return catalogue.filter(({code}) => names.includes(code));
}

/** Returns the text of a code, by default in the first language. @throws if it has none */
export function messageText(code: string, messages: Messages, locale: Locale = ''): string {
  const message = requireEntry('message', code, messages);
  return message[locale] ?? Object.values(message)[0] ?? '';
}

/** @throws with file and line if a code is unknown, or its operation has no response of its status */
export function checkCodes(document: OpenApi, locationOf: (path: KeyPath) => string): void {
  const {responses = {}, 'x-codes': catalogue = []} = document.components;
  const statuses = new Map(catalogue.map(({code, status}) => [code, String(status)]));
  const check = (path: string[], {'x-codes': codes = []}: Codes, declared?: string[]) =>
    codes.forEach((code, index) => {
      const status = statuses.get(code);
      if (status === undefined || (declared && !declared.includes(status))) {
        const fault =
          status === undefined
            ? `unknown code "${code}".${didYouMean(code, [...statuses.keys()])} Codes are in \`components.x-codes\`.`
            : `the operation has no response ${status}, the status of ${code}. Add it, or remove the code.`;
        throw new Error(`${locationOf([...path, 'x-codes', index])}: ${fault}`);
      }
    });
  for (const {path, method, operation} of operationsOf(document)) {
    check(['paths', path, method], operation, Object.keys(operation.responses));
  }
  for (const [name, response] of Object.entries(responses)) {
    check(['components', 'responses', name], response);
  }
}
