import type {ApiSource, Facts, Locale, PageData, Programs} from './data';
import {foldersOf, type LocaleFolders, type Languages} from './languages';
import type {Version} from './versions';

/** Options of the packages that read pages. */
export interface ContentOptions extends PageData {
  /** Absolute path. */
  siteDir: string;
  /** Defaults to English only. */
  i18n?: Languages;
  /** For `<ApiProgram>`. */
  programs?: Programs;
  /** Display names by Prism language. */
  codeLanguages?: Readonly<Record<string, string>>;
  /** For `<ApiFields>`, `<ApiSample>` and similar. */
  api?: ApiSource;
  /** Rarely used components, imported by the pages that use them. */
  autoImports?: readonly {module: string; names: readonly string[]}[];
  /**
   * Optional components. Pages get a `PageDetails` and a `TranslationNotice`; the content of
   * `Steps` is validated.
   */
  parts?: readonly ('PageDetails' | 'Steps' | 'TranslationNotice')[];
  /** Modules that pages can import, besides partials and components of Docusaurus and the site. */
  allowedImports?: readonly string[];
  /** Extensions of files that pages can link to, besides those of pictures. */
  linkedFiles?: readonly string[];
  /** Newest first. */
  versions?: readonly Version[];
  /** Where to add an unknown name, for error messages. */
  missingHints?: {label?: string; figure?: string; codeLanguage?: string};
}

export interface ContentSite extends Required<Omit<ContentOptions, 'i18n'>> {
  defaultLocale: Locale;
  locales: readonly Locale[];
  contentFolders: readonly LocaleFolders[];
}

export interface StepOptions extends ContentSite {
  locale: Locale;
  /** `undefined` for the current version. */
  version?: string;
}

/**
 * Returns the locale being built, from `DOCUSAURUS_CURRENT_LOCALE`. `start` without `--locale` sets
 * that to the string "undefined".
 */
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

const noFacts: Facts = {
  values: {},
  unmistakable: [],
  statuses: {names: {}, sets: {}},
  rights: {action: {}, roles: [], signs: {}, legend: [], rights: {}},
};

/** Applies defaults, and adds the locales and folders. */
export function withDefaults({i18n, ...options}: ContentOptions): ContentSite {
  const {defaultLocale, locales} = i18n ?? {defaultLocale: 'en', locales: ['en']};
  return {
    labels: {},
    facts: noFacts,
    figures: {},
    cards: {},
    terms: {glossary: '', explained: []},
    absent: {},
    programs: {},
    codeLanguages: {},
    api: {description: '', overlay: '', tokenVariable: ''},
    messages: {},
    autoImports: [],
    parts: [],
    allowedImports: [],
    linkedFiles: ['csv', 'json', 'pdf', 'txt', 'xlsx', 'yaml', 'zip'],
    versions: [],
    missingHints: {},
    ...options,
    defaultLocale,
    locales,
    contentFolders: foldersOf(
      {defaultLocale, locales},
      options.versions?.map(({name}) => name),
    ),
  };
}
