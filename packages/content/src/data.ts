/** Locale code as in Docusaurus, for example `en`. */
export type Locale = string;

/** A text by locale. */
export type Translated = Readonly<Record<Locale, string>>;

export type Labels = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

export type Messages = Readonly<Record<string, Translated>>;

/** Product data shown by pages. Each released version keeps its own. */
export interface PageData {
  /** UI labels by locale and key, for `<Label>` and `<MenuPath>`. */
  labels?: Labels;
  /** For `<Fact>`, `<Statuses>` and `<Rights>`. */
  facts?: Facts;
  /** Messages by code, for `<ApiCodes>`. */
  messages?: Messages;
  /** Figures by name, for `<Figure>` and `<Walkthrough>`. */
  figures?: Readonly<Record<string, FigureData>>;
  /** Social cards by name: `en/glossary` for `/img/cards/en/glossary.png`. */
  cards?: Readonly<Record<string, unknown>>;
  /** Glossary terms, for `<Term>`. */
  terms?: TermOptions;
}

/** Facts about the product that many pages show. */
export interface Facts {
  /** Limits, durations and dates. */
  values: Readonly<Record<string, Translated>>;
  /** Keys of values that are unambiguous in text, so pages must not write them by hand. */
  unmistakable: readonly string[];
  statuses: {
    names: Readonly<Record<string, Translated>>;
    /** Ordered statuses by record type, such as `action`. */
    sets: Readonly<Record<string, readonly string[]>>;
  };
  /** Permissions. */
  rights: {
    /** Header of the first column. */
    action: Translated;
    /** Headers of the other columns, highest role first. */
    roles: readonly Translated[];
    /** Text of each sign. */
    signs: Readonly<Record<string, Translated>>;
    /** Signs explained in the legend. */
    legend: readonly string[];
    /** Rows of the table, with one sign per role. */
    rights: Readonly<Record<string, {words: Translated; signs: readonly string[]}>>;
  };
}

export interface Size {
  width: number;
  height: number;
}

/** Figure, drawn in the languages of its alternative text. */
export interface FigureData extends Partial<Size> {
  alt: Record<Locale, string>;
  frames?: (Size & {caption: Record<Locale, string>})[];
}

/** Terms that pages explain on first use. */
interface TermOptions {
  /** Glossary page, relative to the documents folder. */
  glossary: string;
  /** Glossary keys. */
  explained: readonly string[];
  /** Terms not to mark, by locale: everyday words in that language. */
  everyday?: Readonly<Record<Locale, readonly string[]>>;
}

/** Location of the OpenAPI 3.1 description. Paths are relative to `siteDir`. */
export interface ApiSource {
  /** Such as `api/telescope.v1.yaml`. */
  description: string;
  /** Path of the OpenAPI overlay with translations; `{locale}` is replaced. */
  overlay: string;
  /** Environment variable that contains the token in samples, such as `TELESCOPE_TOKEN`. */
  tokenVariable: string;
  /**
   * Page with the table of errors, relative to the documents folder. If omitted, errors aren't
   * links.
   */
  errorsPage?: string;
}

/** Example programs by name and language. */
export type Programs = Readonly<
  Record<string, Readonly<Record<'curl' | 'javascript' | 'python', string>>>
>;
