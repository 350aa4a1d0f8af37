import type {ApiSource, Facts, Locale, PageData, Programs} from './data';
import {foldersOf, type Folders, type Languages} from './languages';
import type {Version} from './versions';

/** Options of the packages that read pages. */
export interface ContentOptions extends PageData {
  /** Absolute path. */
  siteDir: string;
  /** Defaults to English only. */
  i18n?: Languages;
  /** Example programs, for `<ApiProgram>`. */
  programs?: Programs;
  /** Display names of code languages by Prism name. */
  codeLanguages?: Readonly<Record<string, string>>;
  /** OpenAPI description, for `<ApiFields>`, `<ApiSample>` and similar. */
  api?: ApiSource;
  /** Rarely used components, imported only by the pages that use them. */
  onDemand?: readonly {module: string; names: readonly string[]}[];
  /**
   * Components that the site provides. `PageDetails` and `TranslationNotice` are inserted into
   * pages; `Steps` is validated.
   */
  parts?: readonly ('PageDetails' | 'Steps' | 'TranslationNotice')[];
  /** Released versions, newest first. */
  versions?: readonly Version[];
  /** Hints for errors about unknown names: how to add one. */
  missingHints?: {label?: string; figure?: string; codeLanguage?: string};
}

/** Options with defaults applied. */
export interface ContentSite extends Required<Omit<ContentOptions, 'i18n'>> {
  defaultLocale: Locale;
  locales: readonly Locale[];
  /** Folders of documents, blog and each version. */
  kinds: readonly Folders[];
}

/** Options of a remark step. */
export interface StepOptions extends ContentSite {
  locale: Locale;
  /** Version of the pages; `undefined` for the current one. */
  version?: string;
}

/**
 * Returns the locale that Docusaurus is building or serving.
 *
 * `DOCUSAURUS_CURRENT_LOCALE` is set while the configuration is read; `start` without `--locale`
 * sets it to the string "undefined".
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

/** Applies defaults. */
export function withDefaults({i18n, ...own}: ContentOptions): ContentSite {
  const {defaultLocale, locales} = i18n ?? {defaultLocale: 'en', locales: ['en']};
  return {
    labels: {},
    facts: noFacts,
    figures: {},
    cards: {},
    terms: {glossary: '', explained: []},
    programs: {},
    codeLanguages: {},
    api: {description: '', overlay: '', tokenVariable: ''},
    messages: {},
    onDemand: [],
    parts: [],
    versions: [],
    missingHints: {},
    ...own,
    defaultLocale,
    locales,
    kinds: foldersOf(
      {defaultLocale, locales},
      own.versions?.map(({name}) => name),
    ),
  };
}
