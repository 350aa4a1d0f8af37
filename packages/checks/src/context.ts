import type {ContractFiles, Facts, Folders, Labels, Locale, Messages} from '@guide/content';

/**
 * Options of the rules. A rule whose data is missing reports nothing. Paths are relative to the
 * project root.
 */
export interface ContentRules {
  /** Documents folder of each locale, source locale first. */
  folders: Folders;
  /** Public URL, with a trailing slash. */
  siteUrl: string;
  /** Files of the URL contract. */
  contract?: ContractFiles;
  /** UI labels by locale and key. */
  labels?: Labels;
  facts?: Facts;
  /** Product messages by code. */
  messages?: Messages;
  avoidedWords?: AvoidedWords;
  glossary?: {
    /** Path relative to the documents folder. */
    source: string;
    /** Required term keys by locale. */
    terms: Readonly<Record<Locale, readonly string[]>>;
  };
  /**
   * Path pattern of the question files: `search/questions.{locale}.json`. Locales may have no file.
   */
  questions?: string;
  /** Path pattern of the "not in the product" files: `search/absent.{locale}.json`. */
  absent?: string;
  /** Path pattern of the synonym files: `search/synonyms.{locale}.json`. */
  synonyms?: string;
  /** File containing the announcement, in all languages. */
  announcement?: string;
  /** Date of the latest release, such as `18 November 2025`. The guide's "today". */
  latestReleaseDate?: string | undefined;
  /** File paths to name in remedies. */
  files?: {messages?: string; avoidedWords?: string};
}

export interface Context extends ContentRules {
  /** Absolute path of the project. */
  root: string;
}

/** Words to avoid. Acronyms match in capitals only. */
export interface AvoidedWordsRow {
  /**
   * Words, matched case-insensitively in singular and plural, or regular expressions between
   * slashes.
   */
  words: readonly string[];
  /** Phrases in which the words are allowed. */
  allowed?: readonly string[];
  /** Path prefixes of pages on which the words are allowed. */
  allowedOn?: readonly string[];
}

/** Words to avoid, by locale and replacement. */
export type AvoidedWords = Readonly<
  Record<Locale, Readonly<Record<string, readonly (string | AvoidedWordsRow)[]>>>
>;
