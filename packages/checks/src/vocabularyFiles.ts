import {Ajv, type ErrorObject} from 'ajv';
import {isNode, parseDocument} from 'yaml';
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
    let value: UserVocabulary[Kind];
    try {
      value = JSON.parse(text) as UserVocabulary[Kind];
    } catch (error) {
      const {message} = error as Error;
      const [, position = text.length] = /at position (\d+)/.exec(message) ?? [];
      report({
        ...locationAt({file, text}, Number(position)),
        found: `invalid JSON (${message})`,
        expected: 'JSON',
        remedy: 'Correct it, here or in the line above.',
      });
      return [];
    }
    // JSON is YAML, whose parser locates values.
    const document = parseDocument(text);
    const locationOf = (path: readonly (string | number)[]) => {
      const node = document.getIn(path, true);
      return locationAt({file, text}, (isNode(node) && node.range?.[0]) || 0);
    };
    ajv.validate(schemas[kind], value);
    for (const {path, ...finding} of ajv.errors?.map(describe) ?? []) {
      report({...locationOf(path), ...finding});
    }
    return ajv.errors ? [] : [{locale, file, value, locationOf}];
  });
}

function describe({instancePath, data, message, params, parentSchema}: ErrorObject) {
  const {additionalProperty: key} = params as {additionalProperty?: string};
  const pointer = key === undefined ? instancePath : `${instancePath}/${key}`;
  const value = JSON.stringify(data);
  const shown = value.length > 60 ? `${value.slice(0, 60)}…` : value;
  return {
    path: pointer
      .split('/')
      .slice(1)
      .map((name) => name.replaceAll('~1', '/')),
    found: key === undefined ? `${shown}, which ${message}` : `the key "${key}"`,
    expected: String(parentSchema!.description),
    remedy: 'Correct it or remove it.',
  };
}
