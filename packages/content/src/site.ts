import type {Locale} from './data';
import {foldersOf, type LocaleFolders, type Languages} from './languages';
import type {Version} from './versions';

export interface ContentOptions {
  /** Absolute path. */
  siteDir: string;
  /** Defaults to English only. */
  i18n?: Languages;
  /** Newest first. */
  versions?: readonly Version[];
}

export interface ContentSite extends Languages, Required<Omit<ContentOptions, 'i18n'>> {
  contentFolders: readonly LocaleFolders[];
}

/** Returns the locale being built. The variable is "undefined" for `start` without `--locale`. */
export function currentLocale<Code extends Locale>({
  defaultLocale,
  locales,
}: {
  defaultLocale: Code;
  locales: readonly Code[];
}): Code {
  const name = process.env.DOCUSAURUS_CURRENT_LOCALE;
  return locales.find((locale) => locale === name) ?? defaultLocale;
}

/** Applies defaults, and adds the locales and folders. */
export function withDefaults<Options extends ContentOptions>(options: Options) {
  const {i18n = {defaultLocale: 'en', locales: ['en']}, versions = []} = options;
  const {defaultLocale, locales} = i18n;
  const names = versions.map(({name}) => name);
  return {
    versions,
    ...options,
    defaultLocale,
    locales,
    contentFolders: foldersOf({defaultLocale, locales}, names),
  } satisfies ContentSite;
}
