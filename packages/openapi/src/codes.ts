import {didYouMean, requireEntry, type Locale, type Messages} from '@guide/content';
import {operationsOf, responsesOf} from './operations';
import type {ApiCode, Description, OpenApi, Operation} from './types';
import type {KeyPath} from './yamlFile';

/** Returns the message codes of an operation and of its responses, in catalogue order. */
export function codesOf(operation: Operation, description: Description): ApiCode[] {
  const {'x-codes': own = []} = operation;
  const shared = responsesOf(description, operation).flatMap(
    ({response}) => response['x-codes'] ?? [],
  );
  return (description.document.components['x-codes'] ?? []).filter(({code}) =>
    [...own, ...shared].includes(code),
  );
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
  const lists = [
    ...operationsOf(document).map(({path, method, operation}) => ({
      path: ['paths', path, method],
      codes: operation['x-codes'],
      declared: Object.keys(operation.responses),
    })),
    ...Object.entries(responses).map(([name, {'x-codes': codes}]) => ({
      path: ['components', 'responses', name],
      codes,
      declared: undefined,
    })),
  ];
  for (const {path, codes = [], declared} of lists) {
    codes.forEach((code, index) => {
      const status = statuses.get(code);
      const fault = !status
        ? `unknown code "${code}".${didYouMean(code, [...statuses.keys()])} Codes are in \`components.x-codes\`.`
        : declared && !declared.includes(status)
          ? `the operation has no response ${status}, the status of ${code}. Add it, or remove the code.`
          : undefined;
      if (fault) {
        throw new Error(`${locationOf([...path, 'x-codes', index])}: ${fault}`);
      }
    });
  }
}
