import fs from 'node:fs';
import path from 'node:path';
import {type ApiSource, folderOf, type Locale} from '@guide/content';
import {applyOverlay, type Overlay} from './overlay';
import type {Description, OpenApi, Reference} from './types';
import {readYaml} from './yamlFile';

/** What is read: whose files, in which language, and of which version of the pages. */
export interface DescriptionOptions {
  siteDir: string;
  api: ApiSource;
  locale: Locale;
  /** A version that was cut, whose copy of the files is in a folder beside them. */
  version?: string;
}

/**
 * Reads the description of an API with its texts in one language: those of its overlay, or as
 * they are written when the language has none.
 *
 * @throws naming file, line and remedy
 */
export function readDescription(options: DescriptionOptions): Description {
  const {siteDir, locale} = options;
  const [file, overlay] = filesOf(options);
  const {value: document} = readYaml<OpenApi>(siteDir, file!);
  if (overlay) {
    applyOverlay(document, readYaml<Overlay>(siteDir, overlay));
  }
  return createDescription(document, locale);
}

/** A description whose references can be followed. */
export function createDescription(document: OpenApi, locale: Locale): Description {
  return {
    document,
    locale,
    resolve: <Value extends object>(value: Value | Reference) =>
      isReference(value) ? (follow(document, value.$ref) as Value) : value,
  };
}

/** Reads a description once, and again when one of its files has changed: servers and editors go on. */
export function descriptionReader(options: DescriptionOptions): () => Description {
  let description: Description;
  let readOf: string;
  return () => {
    const files = filesOf(options);
    const state = files
      .map((file) => fs.statSync(path.join(options.siteDir, file), {throwIfNoEntry: false}))
      .map((found) => found?.mtimeMs)
      .join(' ');
    if (state !== readOf) {
      description = readDescription(options);
      readOf = state;
    }
    return description;
  };
}

/** The files that a description is read from: itself and, where it is there, the overlay of the language. */
export function filesOf({siteDir, api, locale, version}: DescriptionOptions): string[] {
  const [file, overlay] = [api.description, api.overlay.replace('{locale}', locale)].map((one) =>
    version
      ? path.posix.join(path.posix.dirname(one), folderOf(version), path.posix.basename(one))
      : one,
  );
  return fs.existsSync(path.join(siteDir, overlay!)) ? [file!, overlay!] : [file!];
}

function isReference(value: object): value is Reference {
  return '$ref' in value && typeof value.$ref === 'string';
}

/** What stands at `#/components/schemas/Item`. @throws when there is nothing */
function follow(document: object, reference: string): unknown {
  const keys = reference.replace(/^#\//, '').split('/');
  const found = keys.reduce<unknown>(
    (part, key) => (part as Record<string, unknown> | undefined)?.[key],
    document,
  );
  if (found === undefined) {
    throw new Error(`$ref "${reference}" leads to nothing: npm run lint names its line.`);
  }
  return found;
}
