import type {Programs} from './api/samples';
import type {ApiSource} from './api/types';
import type {Folders, Languages} from './languages';
import type {FigureData} from './markdown/figures';
import type {Version} from './versions';

/** The code of a language, as Docusaurus names it: `en`. */
export type Locale = string;

/** What a site tells the steps that read its pages. What it leaves out, they do without. */
export interface ContentOptions {
  /** Absolute path of the site. */
  siteDir: string;
  /** As in its configuration; by default English alone. */
  i18n?: Languages;
  /** Folders of the pages, from `siteDir`; by default `docs` and `blog`. */
  folders?: {docs?: string; blog?: string};
  /** The words of the product's interface by key, for each language: for `<Label>` and `<MenuPath>`. */
  labels?: Labels;
  /** What pages state of the product: for `<Fact>`, `<Statuses>` and `<Rights>`. */
  facts?: Facts;
  /** The figures that pages show, by name: for `<Figure>` and `<Walkthrough>`. */
  figures?: Readonly<Record<string, FigureData>>;
  /** Other words, each in the languages that have them, by the place where they are written. */
  texts?: Readonly<Record<string, Readonly<Partial<Record<Locale, unknown>>>>>;
  /** By their names, as in `en/glossary`: the pages that have a social card, `/img/cards/en/glossary.png`. */
  cards?: Readonly<Record<string, unknown>>;
  /** Words that pages explain: `<Term>`. */
  terms?: TermOptions;
  /** Programs that show how to use the API: for `<ApiProgram>`. */
  programs?: Programs;
  /** The languages of blocks of code, as Prism calls them, with their names for the reader: for `<CodeBlock>`. */
  codeLanguages?: Readonly<Record<string, string>>;
  /** The description of an API: for `<ApiFields>`, `<ApiSample>` and their like. */
  api?: ApiSource;
  /** The messages of the product by code, for each language: for `<ApiCodes>`. */
  messages?: Messages;
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
export interface ContentSite extends Required<Omit<ContentOptions, 'i18n' | 'folders'>> {
  defaultLocale: Locale;
  locales: readonly Locale[];
  /** Where documents are, where announcements are, and where the documents of each version are. */
  kinds: readonly Folders[];
}

export type Labels = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

export type Messages = Readonly<Record<string, Readonly<Record<Locale, string>>>>;

/** The same words in each language that has them. */
export type Translated = Readonly<Record<Locale, string>>;

/** What the product allows, keeps and calls its states: written once, shown on many pages. */
export interface Facts {
  /** Limits, times and dates. */
  values: Readonly<Record<string, Translated>>;
  /** Keys of values whose words mean nothing else: no page writes them by hand. */
  unmistakable: readonly string[];
  statuses: {
    names: Readonly<Record<string, Translated>>;
    /** By what they are statuses of, such as `action`: in the order in which they come. */
    sets: Readonly<Record<string, readonly string[]>>;
  };
  /** Who may do what. */
  rights: {
    /** The head of the first column. */
    action: Translated;
    /** The heads of the others, the highest role first. */
    roles: readonly Translated[];
    signs: Readonly<Record<string, Translated>>;
    /** For each right the names of the signs, in the order of the roles. */
    rights: Readonly<Record<string, {words: Translated; signs: readonly string[]}>>;
  };
}

/** Words that a page explains where it first uses them. */
interface TermOptions {
  /** The page that defines them, from the folder of the pages. */
  glossary: string;
  /** Their keys in the glossary. */
  explained: readonly string[];
  /** Those that are everyday words in a language, and stay as they are in it. */
  everyday?: Readonly<Record<Locale, readonly string[]>>;
}

/** What a remark step is given: the site, and the language that is built; of a version, its data. */
export interface StepOptions extends ContentSite {
  locale: Locale;
  /** The version whose pages are read; `undefined` for what is being written. */
  version?: string;
}
