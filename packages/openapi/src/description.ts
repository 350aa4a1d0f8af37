import fs from 'node:fs';
import path from 'node:path';
import {type ApiSource, versionFolder, type Locale} from '@guide/content';
import {checkCodes} from './codes';
import {applyOverlay, type Overlay} from './overlay';
import type {Description, OpenApi, Reference} from './types';
import {readYaml} from './yamlFile';

export interface DescriptionOptions {
  siteDir: string;
  api: ApiSource;
  locale: Locale;
  /** Copies of its files are in its subfolder. */
  version?: string;
}

const cache = new Map<string, {key: string; description: Description}>();

/**
 * Reads a description and applies the overlay of the language, if any. Cached until a file changes,
 * so don't edit it.
 *
 * @throws with file, line and fix
 */
export function readDescription(options: DescriptionOptions): Description {
  const files = sourceFilesOf(options).map((file) => path.join(options.siteDir, file));
  const name = [options.locale, ...files].join('\n');
  const key = files.map((file) => fs.statSync(file, {throwIfNoEntry: false})?.mtimeMs).join(' ');
  const cached = cache.get(name);
  if (cached?.key === key) {
    return cached.description;
  }
  const description = parseDescription(options);
  cache.set(name, {key, description});
  return description;
}

function parseDescription(options: DescriptionOptions): Description {
  const {siteDir, locale} = options;
  const [file, overlay] = sourceFilesOf(options);
  const {value: document, locationOf} = readYaml<OpenApi>(siteDir, file!);
  checkCodes(document, locationOf);
  if (overlay) {
    applyOverlay(document, readYaml<Overlay>(siteDir, overlay));
  }
  return createDescription(document, locale);
}

export function createDescription(document: OpenApi, locale: Locale): Description {
  return {
    document,
    locale,
    resolve: <Value extends object>(value: Value | Reference) =>
      isReference(value) ? (resolvePointer(document, value.$ref) as Value) : value,
  };
}

/** Returns the paths of the description and the overlay of the language, if any. */
export function sourceFilesOf({siteDir, api, locale, version}: DescriptionOptions): string[] {
  const [file, overlay] = [api.description, api.overlay.replace('{locale}', locale)].map((name) =>
    version
      ? path.posix.join(path.posix.dirname(name), versionFolder(version), path.posix.basename(name))
      : name,
  );
  return fs.existsSync(path.join(siteDir, overlay!)) ? [file!, overlay!] : [file!];
}

function isReference(value: object): value is Reference {
  return '$ref' in value && typeof value.$ref === 'string';
}

function resolvePointer(document: object, reference: string): unknown {
  const keys = reference.replace(/^#\//, '').split('/');
  const value = keys.reduce<unknown>(
    (part, key) => (part as Record<string, unknown> | undefined)?.[key],
    document,
  );
  if (value === undefined) {
    throw new Error(`$ref "${reference}" has no target. Run \`npm run lint\` to find its line.`);
  }
  return value;
}
