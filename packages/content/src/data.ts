/** Such as `en`. */
export type Locale = string;

export type Translated = Readonly<Record<Locale, string>>;

export type Labels = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

export type Messages = Readonly<Record<string, Translated>>;

/** Shown on pages. Released versions keep a copy. */
export interface PageData {
  /** For `<Label>` and `<MenuPath>`. */
  labels?: Labels;
  /** For `<Fact>`, `<Statuses>` and `<Rights>`. */
  facts?: Facts;
  /** For `<ApiCodes>`, by code. */
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

/** "Not in the product" entry: a feature that the product doesn't have. */
export interface AbsentFeature {
  /** Same in all languages. */
  id: string;
  /** A query matches if it has all words of one of these, in any order. */
  asked: readonly string[];
  message: string;
  /** May be empty. */
  alternative: string;
  /** Ids of pages and sections: `page` or `page#anchor`. */
  related: readonly string[];
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
  alt: Record<Locale, string>;
  frames?: (Size & {caption: Record<Locale, string>})[];
}

interface TermOptions {
  /** Relative to the documents folder. */
  glossary: string;
  explained: readonly string[];
  /** Everyday words, which pages don't mark. */
  everyday?: Readonly<Record<Locale, readonly string[]>>;
}

/** OpenAPI 3.1 files. Paths are relative to `siteDir`. */
export interface ApiSource {
  /** Such as `api/telescope.v1.yaml`. */
  description: string;
  /** OpenAPI overlay with translations; `{locale}` is replaced. */
  overlay: string;
  /** Environment variable, for samples. */
  tokenVariable: string;
  /** If omitted, operations and tables have no links to other pages. */
  links?: Partial<ApiLinks>;
}

/** Sections of pages, such as `/api/responses.mdx#errors`, relative to the documents folder. */
export interface ApiLinks {
  /** Contains `<ApiErrors />`. */
  errors: string;
  /** Contains `<ApiCodes />`. */
  codes: string;
  /** Contains `<ApiRecords />`. */
  records: string;
  /** Page with a heading for each resource: `#roadmap-item` for the schema `RoadmapItem`. */
  resources: string;
  /** Explanations of parameters and headers, by their name. */
  names: Readonly<Record<string, string>>;
}

export type Programs = Readonly<
  Record<string, Readonly<Record<'curl' | 'javascript' | 'python', string>>>
>;
