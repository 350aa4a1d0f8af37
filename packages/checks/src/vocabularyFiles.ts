import {Ajv, type ErrorObject} from 'ajv';
import {isNode, parseDocument, type Document} from 'yaml';
import type {Locale} from '@guide/content';
import type {Guide} from './guide';
import {locationAt} from './location';
import {schemas, type UserVocabulary} from './vocabularySchemas';
import type {Report, SourceLocation} from './rule';

export interface VocabularyFile<Value> {
  locale: Locale;
  file: string;
  value: Value;
  locationOf: (path: readonly (string | number)[]) => SourceLocation;
}

const ajv = new Ajv({allErrors: true, verbose: true});

/** Reads the files of a kind in all locales. Reports the invalid ones and returns the others. */
export function readVocabularyFiles<Kind extends keyof UserVocabulary>(
  guide: Guide,
  kind: Kind,
  report: Report,
): VocabularyFile<UserVocabulary[Kind]>[] {
  const pattern = guide.context[kind] ?? '';
  return Object.keys(guide.context.folders).flatMap((locale) => {
    const file = pattern.replace('{locale}', locale);
    if (!pattern || !guide.hasFile(file)) {
      return [];
    }
    const text = guide.readFile(file);
    const document = parseDocument(text, {schema: 'json'});
    const syntaxError = findSyntaxError(text, document);
    if (syntaxError) {
      report({
        ...locationAt({file, text}, syntaxError.offset),
        found: `invalid JSON (${syntaxError.message})`,
        expected: 'JSON',
        remedy: 'Correct it, here or in the line above.',
      });
      return [];
    }
    const locationOf = (path: readonly (string | number)[]) => {
      const node = document.getIn(path, true);
      return locationAt({file, text}, (isNode(node) && node.range?.[0]) || 0);
    };
    const value = JSON.parse(text) as UserVocabulary[Kind];
    ajv.validate(schemas[kind], value);
    ajv.errors?.forEach((error) => report({...locationOf(pathOf(error)), ...describe(error)}));
    return ajv.errors ? [] : [{locale, file, value, locationOf}];
  });
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
