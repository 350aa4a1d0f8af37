import fs from 'node:fs';
import path from 'node:path';
import {isFrench, versionFolder, type Locale} from '@guide/content';
import {applyOverlay, type Overlay} from './overlay';
import {readYaml} from './readYaml';
import texts from './tableTexts.json';
import type {ApiSource, Description, OpenApi, Reference} from './types';

export interface DescriptionOptions {
  siteDir: string;
  api: ApiSource;
  locale: Locale;
  /** Copies of its files are in its subfolder. */
  version?: string;
}

const cache = new Map<string, {key: string; description: Description}>();

/** Reads a description and applies its overlay, if any. Cached until a file changes: don't edit it. */
export function readDescription(options: DescriptionOptions): Description {
  const {siteDir, api, locale} = options;
  const files = sourceFilesOf(options).map((file) => path.join(siteDir, file));
  const name = [locale, ...files].join('\n');
  const key = files.map((file) => fs.statSync(file).mtimeMs).join(' ');
  let cached = cache.get(name);
  if (cached?.key !== key) {
    const [file, overlay] = files;
    const document = readYaml(file!) as OpenApi;
    if (overlay) {
      applyOverlay(document, readYaml(overlay) as Overlay);
    }
    cached = {key, description: createDescription(document, locale, api)};
    cache.set(name, cached);
  }
  return cached.description;
}

export function createDescription(
  document: OpenApi,
  locale: Locale,
  source: ApiSource,
): Description {
  return {
    document,
    source,
    links: source.links ?? {},
    locale,
    texts: isFrench(locale) ? texts.fr : texts.en,
    resolve: <Value extends object>(value: Value | Reference) =>
      '$ref' in value && value.$ref ? targetOf<Value>(document, value.$ref) : (value as Value),
  };
}

function targetOf<Value>(document: OpenApi, reference: string): Value {
  const keys = reference.replace('#/', '').split('/');
  const target = keys.reduce<unknown>(
    (part, key) => (part as Record<string, unknown> | undefined)?.[key],
    document,
  );
  if (target === undefined) {
    throw new Error(`$ref "${reference}" has no target. Correct it.`);
  }
  return target as Value;
}

/** Returns the paths of the description and the overlay of the language, if any. */
export function sourceFilesOf({siteDir, api, locale, version}: DescriptionOptions): string[] {
  const [file, overlay] = [api.description, api.overlay.replace('{locale}', locale)].map((name) => {
    const {dir, base} = path.posix.parse(name);
    return version ? path.posix.join(dir, versionFolder(version), base) : name;
  });
  return fs.existsSync(path.join(siteDir, overlay!)) ? [file!, overlay!] : [file!];
}
