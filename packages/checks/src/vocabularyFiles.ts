import {Ajv, type ErrorObject} from 'ajv';
import {isNode, parseDocument, type Document} from 'yaml';
import type {Locale} from '@guide/content';
import type {Guide} from './guide';
import {locationAt} from './location';
import {schemas, type UserVocabulary} from './vocabularySchemas';
import type {Finding, SourceLocation} from './rule';

export interface VocabularyFile<Value> {
  locale: Locale;
  file: string;
  /** Only valid if `faults` is empty. */
  value: Value;
  faults: Omit<Finding, 'rule'>[];
  locationOf: (path: readonly (string | number)[]) => SourceLocation;
}

const ajv = new Ajv({allErrors: true, verbose: true});

/** Reads and validates the files of a kind, in all locales. */
export function readVocabularyFiles<Kind extends keyof UserVocabulary>(
  guide: Guide,
  kind: Kind,
): VocabularyFile<UserVocabulary[Kind]>[] {
  const files = guide.context[kind];
  return Object.keys(files ? guide.context.folders : {}).flatMap((locale) => {
    const file = files!.replace('{locale}', locale);
    return guide.hasFile(file) ? [{locale, ...parse(kind, file, guide.readFile(file))}] : [];
  });
}

function parse<Kind extends keyof UserVocabulary>(kind: Kind, file: string, text: string) {
  const document = parseDocument(text, {schema: 'json'});
  const locationOf = (path: readonly (string | number)[]) => {
    const node = document.getIn(path, true);
    return locationAt({file, text}, (isNode(node) && node.range?.[0]) || 0);
  };
  const syntaxError = findSyntaxError(text, document);
  if (syntaxError) {
    const fault = {
      ...locationAt({file, text}, syntaxError.offset),
      found: `invalid JSON (${syntaxError.message})`,
      expected: 'JSON',
      remedy: 'Correct it, here or in the line above.',
    };
    return {file, value: undefined as never, faults: [fault], locationOf};
  }
  const value = JSON.parse(text) as UserVocabulary[Kind];
  const faults = errorsOf(kind, value).map((error) => ({
    ...locationOf(pathOf(error)),
    ...describe(error),
  }));
  return {file, value, faults, locationOf};
}

/** The YAML parser locates errors more often, but accepts trailing commas. */
function findSyntaxError(text: string, {errors: [error]}: Document.Parsed) {
  if (error) {
    return {offset: error.pos[0], message: error.message.split(/ at line |\n/)[0]};
  }
  try {
    JSON.parse(text);
    return undefined;
  } catch (thrown) {
    const {message} = thrown as Error;
    const [, position = text.length] = /at position (\d+)/.exec(message) ?? [];
    return {offset: Number(position), message: message.split(/ in JSON| at position/)[0]};
  }
}

function errorsOf(kind: keyof UserVocabulary, value: unknown): ErrorObject[] {
  ajv.validate(schemas[kind], value);
  return ajv.errors ?? [];
}

/** Converts the JSON pointer of an error, plus the additional property, if any. */
function pathOf({instancePath, params}: ErrorObject): (string | number)[] {
  const {additionalProperty} = params as {additionalProperty?: string};
  const keys = instancePath.split('/').slice(1);
  return [...keys, ...(additionalProperty ? [additionalProperty] : [])].map((key) =>
    /^\d+$/.test(key) ? Number(key) : key.replaceAll('~1', '/').replaceAll('~0', '~'),
  );
}

function describe({data, message, params, parentSchema}: ErrorObject) {
  const {additionalProperty} = params as {additionalProperty?: string};
  const value = JSON.stringify(data);
  return {
    found: additionalProperty
      ? `the key "${additionalProperty}"`
      : `${value.length > 60 ? `${value.slice(0, 60)}…` : value}, which ${message}`,
    expected: String(parentSchema!.description),
    remedy: 'Correct it or remove it.',
  };
}
