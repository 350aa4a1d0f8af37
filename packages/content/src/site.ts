import type {ApiSource, Facts, Locale, PageData, Programs} from './data';
import {foldersOf, type Folders, type Languages} from './languages';
import type {Version} from './versions';

/** What a site tells the steps that read its pages. What it leaves out, they do without. */
export interface ContentOptions extends PageData {
  /** Absolute path of the site. */
  siteDir: string;
  /** As in its configuration; by default English alone. */
  i18n?: Languages;
  /** Programs that show how to use the API: for `<ApiProgram>`. */
  programs?: Programs;
  /** The languages of blocks of code, as Prism calls them, with their names for the reader: for `<CodeBlock>`. */
  codeLanguages?: Readonly<Record<string, string>>;
  /** The description of an API: for `<ApiFields>`, `<ApiSample>` and their like. */
  api?: ApiSource;
  /** Components that few pages use: a page that does imports them from their module. */
  onDemand?: readonly {module: string; names: readonly string[]}[];
  /** Components of the site that steps rely on: two are put into pages, and `Steps` is checked for its form. */
  parts?: readonly ('PageDetails' | 'Steps' | 'TranslationNotice')[];
  /** The versions that were cut, the newest first: their pages take the data of their time. */
  versions?: readonly Version[];
  /** What a writer does to add one: the end of the message about one that does not exist. */
  toAdd?: {label?: string; figure?: string; codeLanguage?: string};
}

/** The options, with the values of those that were left out. */
export interface ContentSite extends Required<Omit<ContentOptions, 'i18n'>> {
  defaultLocale: Locale;
  locales: readonly Locale[];
  /** Where documents are, where announcements are, and where the documents of each version are. */
  kinds: readonly Folders[];
}

/** What a remark step is given: the site, and the language that is built; of a version, its data. */
export interface StepOptions extends ContentSite {
  locale: Locale;
  /** The version whose pages are read; `undefined` for what is being written. */
  version?: string;
}

/**
 * The language that Docusaurus is building or serving now.
 *
 * It is in `DOCUSAURUS_CURRENT_LOCALE` while the configuration is read; `start` without `--locale`
 * sets that to the text "undefined".
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

/** The facts of a site, of which those that it left out are empty. */
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
    toAdd: {},
    ...own,
    defaultLocale,
    locales,
    kinds: foldersOf(
      {defaultLocale, locales},
      own.versions?.map(({name}) => name),
    ),
  };
}
