import {requireEntry, type Locale, type Messages} from '@guide/content';
import {responsesOf} from './operations';
import type {ApiCode, Codes, Description, Operation} from './types';

/** Returns the message codes of an operation and of its responses, in catalogue order. */
export function codesOf(operation: Operation, description: Description): ApiCode[] {
  const responses = responsesOf(description, operation).map(({response}) => response);
  return codesIn([operation, ...responses], description);
}

/** Returns the codes that objects name, in catalogue order. @throws if one is unknown */
export function codesIn(named: Codes[], {document}: Description): ApiCode[] {
  const {'x-codes': catalogue = []} = document.components;
  const byName = Object.fromEntries(catalogue.map((one) => [one.code, one]));
  const names = named.flatMap((one) => one['x-codes'] ?? []);
  names.forEach((name) => requireEntry('code', name, byName));
  return catalogue.filter(({code}) => names.includes(code));
}

/** Returns the text of a code, in another language if there's no translation. @throws if it has none */
export function messageText(code: string, messages: Messages, locale: Locale): string {
  const message = requireEntry('message', code, messages);
  return message[locale] ?? Object.values(message)[0] ?? '';
}
