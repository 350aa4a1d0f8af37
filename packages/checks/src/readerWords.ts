import {Ajv, type ErrorObject} from 'ajv';
import {findNodeAtLocation, parseTree, printParseErrorCode, type ParseError} from 'jsonc-parser';
import type {Locale} from '@guide/content';
import type {Guide} from './guide';
import {placeIn} from './place';
import {schemas, type ReaderWords} from './readerWordsSchemas';
import type {Finding, Place} from './rule';

/** A file of one language with words of readers. */
export interface ReaderWordsFile<Value> {
  locale: Locale;
  file: string;
  /** What it holds: of this type when it has no faults. */
  value: Value;
  /** Where it has another form. */
  faults: Omit<Finding, 'rule'>[];
  /** Where the value at a path of keys and indices stands. */
  placeOf: (path: readonly (string | number)[]) => Place;
}

const ajv = new Ajv({allErrors: true, verbose: true});

/** The files of a kind, for each language that has one; none for a site without them. */
export function readReaderWords<Kind extends keyof ReaderWords>(
  guide: Guide,
  kind: Kind,
): ReaderWordsFile<ReaderWords[Kind]>[] {
  const files = guide.context[kind];
  return Object.keys(files ? guide.context.folders : {}).flatMap((locale) => {
    const file = files!.replace('{locale}', locale);
    return guide.hasFile(file) ? [{locale, ...parse(kind, file, guide.readFile(file))}] : [];
  });
}

function parse<Kind extends keyof ReaderWords>(kind: Kind, file: string, text: string) {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, {disallowComments: true, allowTrailingComma: false});
  const placeOf = (path: readonly (string | number)[]) =>
    placeIn(file, text, (tree && findNodeAtLocation(tree, [...path]))?.offset ?? 0);
  const value = (errors.length === 0 ? JSON.parse(text) : undefined) as ReaderWords[Kind];
  const faults =
    errors.length > 0
      ? errors.slice(0, 1).map((error) => ({
          ...placeIn(file, text, error.offset),
          found: `no valid JSON (${printParseErrorCode(error.error)})`,
          expected: 'JSON',
          remedy: 'Correct it here, or in the line above.',
        }))
      : errorsOf(kind, value).map((error) => ({...placeOf(pathOf(error)), ...describe(error)}));
  return {file, value, faults, placeOf};
}

function errorsOf(kind: keyof ReaderWords, value: unknown): ErrorObject[] {
  ajv.validate(schemas[kind], value);
  return ajv.errors ?? [];
}

/** The indices and keys of a value. A key that may not be there is the last one. */
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
    remedy: 'Change it so, or take it out.',
  };
}
