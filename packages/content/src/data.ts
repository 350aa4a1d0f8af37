/** The code of a language, as Docusaurus names it: `en`. */
export type Locale = string;

/** The same words in each language that has them. */
export type Translated = Readonly<Record<Locale, string>>;

export type Labels = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

export type Messages = Readonly<Record<string, Translated>>;

/** What a site says of its product, for its pages to show: a version that was cut keeps that of its time. */
export interface PageData {
  /** The words of the product's interface by key, for each language: for `<Label>` and `<MenuPath>`. */
  labels?: Labels;
  /** What pages state of the product: for `<Fact>`, `<Statuses>` and `<Rights>`. */
  facts?: Facts;
  /** The messages of the product by code, for each language: for `<ApiCodes>`. */
  messages?: Messages;
  /** The figures that pages show, by name: for `<Figure>` and `<Walkthrough>`. */
  figures?: Readonly<Record<string, FigureData>>;
  /** By their names, as in `en/glossary`: the pages that have a social card, `/img/cards/en/glossary.png`. */
  cards?: Readonly<Record<string, unknown>>;
  /** Words that pages explain: `<Term>`. */
  terms?: TermOptions;
}

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
    /** The words of each sign. */
    signs: Readonly<Record<string, Translated>>;
    /** The signs that the legend above a table explains. */
    legend: readonly string[];
    /** For each right the names of the signs, in the order of the roles. */
    rights: Readonly<Record<string, {words: Translated; signs: readonly string[]}>>;
  };
}

export interface Size {
  width: number;
  height: number;
}

/** What a site says of a figure: it is drawn in the languages of its alternative text. */
export interface FigureData extends Partial<Size> {
  alt: Record<Locale, string>;
  frames?: (Size & {caption: Record<Locale, string>})[];
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

/** Where the OpenAPI 3.1 description of the API is. Paths are relative to `siteDir`. */
export interface ApiSource {
  /** Such as `api/telescope.v1.yaml`. */
  description: string;
  /** Path of the OpenAPI overlay with the texts of another language; `{locale}` is replaced. */
  overlay: string;
  /** Environment variable that contains the token in samples, such as `TELESCOPE_TOKEN`. */
  tokenVariable: string;
  /** Page with the table of all errors, from the folder of the pages. Without it, errors aren't links. */
  errorsPage?: string;
}

/** Example programs by name, each in every language of the API samples. */
export type Programs = Readonly<
  Record<string, Readonly<Record<'curl' | 'javascript' | 'python', string>>>
>;
