import path from 'node:path';
import {isMap} from 'yaml';
import {locate, onlyLanguageOf, type Locale, type LocaleFolders} from '@guide/content';
import {parsePage, type ParsedPage} from './parsePage';

export interface Page extends ParsedPage {
  /** Locale of the folder. */
  locale: Locale;
  /** Differs from `locale` for pages that exist in one language. */
  language: Locale;
  /** POSIX path relative to the project root. */
  file: string;
  /** Relative to the documents folder, the same in every locale. */
  source: string;
}

/** Converts a path to a POSIX path relative to the project root. */
export function relativePath(root: string, file: string): string {
  return path.relative(root, file).split(path.sep).join('/');
}

/** Parses a page. Returns `undefined` outside the documents folders. */
export function toPage(folders: LocaleFolders, file: string, text: string): Page | undefined {
  const [locale, source] = locate(folders, file) ?? [];
  const language = onlyLanguageOf(file, Object.keys(folders)) ?? locale;
  return locale && language && source
    ? {locale, language, file, source, ...parsePage(text)}
    : undefined;
}

/** `undefined` for invalid YAML, which `page-readable` reports. */
export function frontMatterOf({frontMatter}: Page): Record<string, unknown> | undefined {
  if (frontMatter.errors.length > 0) {
    return undefined;
  }
  return isMap(frontMatter.contents) ? (frontMatter.toJS() as Record<string, unknown>) : {};
}

/** Caches results by the first argument. */
export function memoize<Key extends object, Rest extends unknown[], Value>(
  compute: (key: Key, ...rest: Rest) => Value,
): typeof compute {
  const cache = new WeakMap<Key, Value>();
  return (key, ...rest) => {
    const value = cache.get(key) ?? compute(key, ...rest);
    cache.set(key, value);
    return value;
  };
}
