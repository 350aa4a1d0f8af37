import fs from 'node:fs';
import path from 'node:path';
import {versionFolder, type Locale} from '@guide/content';
import {checkCodes} from './codes';
import {applyOverlay} from './overlay';
import {checkReferences, targetOf} from './references';
import {checkShape, descriptionShape} from './shape';
import {textsFor} from './texts';
import type {ApiSource, Description, OpenApi, Reference} from './types';
import {readYaml, type KeyPath} from './yamlFile';

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
  const {siteDir, api, locale} = options;
  const files = sourceFilesOf(options).map((file) => path.join(siteDir, file));
  const name = [locale, ...files].join('\n');
  const key = files.map((file) => fs.statSync(file, {throwIfNoEntry: false})?.mtimeMs).join(' ');
  let cached = cache.get(name);
  if (cached?.key !== key) {
    const [file, overlay] = sourceFilesOf(options);
    const {value, locationOf} = readYaml(siteDir, file!);
    let document = checkDescription(value, locationOf);
    if (overlay) {
      const actions = readYaml(siteDir, overlay);
      applyOverlay(document, actions);
      document = checkDescription(document, () => `${overlay}, applied to ${file}`);
    }
    cached = {key, description: createDescription(document, locale, api, locationOf)};
    cache.set(name, cached);
  }
  return cached.description;
}

/** @throws with file and line if invalid */
function checkDescription(value: unknown, locationOf: (path: KeyPath) => string): OpenApi {
  checkShape(descriptionShape, value, locationOf);
  const document = value as OpenApi;
  checkReferences(document, locationOf);
  checkCodes(document, locationOf);
  return document;
}

export function createDescription(
  document: OpenApi,
  locale: Locale,
  source: ApiSource,
  locationOf: Description['locationOf'],
): Description {
  return {
    document,
    source,
    links: source.links ?? {},
    locale,
    texts: textsFor(locale),
    locationOf,
    resolve: <Value extends object>(value: Value | Reference) =>
      '$ref' in value && typeof value.$ref === 'string'
        ? (targetOf(document, value.$ref) as Value)
        : (value as Value),
  };
}

/** Returns the paths of the description and the overlay of the language, if any. */
export function sourceFilesOf({siteDir, api, locale, version}: DescriptionOptions): string[] {
  const [file, overlay] = [api.description, api.overlay.replace('{locale}', locale)].map((name) => {
    const {dir, base} = path.posix.parse(name);
    return version ? path.posix.join(dir, versionFolder(version), base) : name;
  });
  return fs.existsSync(path.join(siteDir, overlay!)) ? [file!, overlay!] : [file!];
}
