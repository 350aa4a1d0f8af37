import type {ContractFiles, Facts, Folders, Labels, Locale, Messages} from '@guide/content';

/** What a site tells its rules. Those whose facts it leaves out find nothing. Paths are from the root of the project. */
export interface ContentRules {
  /** Where the documents of each language are. The first language is the one that is translated. */
  folders: Folders;
  /** Where the site is published, with a slash at the end. */
  siteUrl: string;
  /** The addresses that the site promises. */
  contract?: ContractFiles;
  /** The words of the product's interface by key, for each language. */
  labels?: Labels;
  /** What pages state of the product. */
  facts?: Facts;
  /** The messages of the product, by their codes. */
  messages?: Messages;
  /** Words that the pages of a language do without, and what to write in their place. */
  avoidedWords?: AvoidedWords;
  glossary?: {
    /** Its path in the folder of the pages. */
    source: string;
    /** The keys of the terms that it must have, for each language. */
    terms: Readonly<Record<Locale, readonly string[]>>;
  };
  /** What readers ask, by page and section, of each language that has a file: `search/questions.{locale}.json`. */
  questions?: string;
  /** What readers ask for and the product does not have, of each language that has a file: `search/absent.{locale}.json`. */
  absent?: string;
  /** What readers type for words of the pages, of each language that has a file: `search/synonyms.{locale}.json`. */
  synonyms?: string;
  /** The file in which the owner writes the announcement, in all languages. */
  announcement?: string;
  /** The day of the newest release, in words: that is today for the guide. */
  present?: string | undefined;
  /** Where these messages and words are, for remedies. */
  files?: {messages?: string; avoidedWords?: string};
}

/** What the rules know of a site. */
export interface Context extends ContentRules {
  /** Absolute path of the project. */
  root: string;
}

/** Words that pages do without. An acronym is found in capitals alone. */
export interface AvoidedWordsRow {
  /** Each in singular and plural, in capitals or small letters; or, between slashes, a regular expression as it is. */
  words: readonly string[];
  /** Groups of words in which they have another sense. */
  allowed?: readonly string[];
  /** Pages, or folders of pages, on which they have another sense. */
  allowedOn?: readonly string[];
}

/** By language, and by what to write in their place. A text alone is a row without exceptions. */
export type AvoidedWords = Readonly<
  Record<Locale, Readonly<Record<string, readonly (string | AvoidedWordsRow)[]>>>
>;
