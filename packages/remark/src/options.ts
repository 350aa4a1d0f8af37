import type {
  AbsentFeature,
  ContentOptions,
  ContentSite,
  Locale,
  Messages,
  Translated,
} from '@guide/content';
import type {ApiSource, Programs, ProgramTexts} from '@guide/openapi';
import type {Elements} from './safety';

export type Labels = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

/** Shown on pages. Released versions keep a copy. */
export interface PageData {
  /** For `<Label>` and `<MenuPath>`. */
  labels?: Labels;
  /** For `<Fact>`, `<Statuses>` and `<Rights>`. */
  facts?: Facts;
  /** For `<ApiCodes>`. */
  messages?: Messages;
  /** For `<Figure>` and `<Walkthrough>`. */
  figures?: Readonly<Record<string, FigureData>>;
  /** Social cards by name: `en/glossary` for `/img/cards/en/glossary.png`. */
  cards?: Readonly<Record<string, unknown>>;
  /** For `<Term>`. */
  terms?: TermOptions;
  /** For `<NotIncluded>`. */
  absent?: Readonly<Record<Locale, readonly AbsentFeature[]>>;
}

export interface PageOptions extends ContentOptions, PageData {
  /** For `<ApiProgram>`. */
  programs?: Programs;
  /** Of comments and values of programs. */
  programTexts?: Readonly<Record<Locale, ProgramTexts>>;
  /** Display names by Prism language. */
  codeLanguages?: Readonly<Record<string, string>>;
  /** For `<ApiFields>`, `<ApiSample>` and similar. */
  api?: ApiSource;
  /** Regular expression source of message codes, which `identifiers` marks in code. */
  messageCode?: string;
  /** Components of the site that pages can contain, with their attributes. */
  components?: Elements;
  /** Rarely used components, imported by the pages that use them. */
  autoImports?: readonly {module: string; names: readonly string[]}[];
  /**
   * Optional components. Pages get a `PageDetails` and a `TranslationNotice`; the content of
   * `Steps` is validated.
   */
  parts?: readonly ('PageDetails' | 'Steps' | 'TranslationNotice')[];
  /** Where to add an unknown name, for error messages. */
  missingHints?: {label?: string; figure?: string; codeLanguage?: string};
}

/** Options of a step, which only runs if the site sets its option. */
export interface StepOptions extends ContentSite, Required<Omit<PageOptions, 'i18n'>> {
  locale: Locale;
  /** `undefined` for the current version. */
  version?: string;
}

export interface Facts {
  values: Readonly<Record<string, Translated>>;
  /** Keys of recognisable values, for which pages must use `<Fact>`. */
  unmistakable: readonly string[];
  statuses: {
    names: Readonly<Record<string, Translated>>;
    /** By record type, such as `action`. */
    sets: Readonly<Record<string, readonly string[]>>;
  };
  rights: {
    action: Translated;
    /** Highest role first. */
    roles: readonly Translated[];
    signs: Readonly<Record<string, Translated>>;
    legend: readonly string[];
    /** One sign per role. */
    rights: Readonly<Record<string, {words: Translated; signs: readonly string[]}>>;
  };
}

export interface Size {
  width: number;
  height: number;
}

/** Has a drawing for each locale of `alt`. */
export interface FigureData extends Partial<Size> {
  alt: Translated;
  frames?: readonly (Size & {caption: Translated})[];
}

interface TermOptions {
  /** Relative to the documents folder. */
  glossary: string;
  explained: readonly string[];
  /** Everyday words, which pages don't mark. */
  everyday?: Readonly<Record<Locale, readonly string[]>>;
}
