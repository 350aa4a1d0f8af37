import type {ContractFiles, Facts, LocaleFolders, Labels, Locale, Messages} from '@guide/content';

/**
 * Options of the rules. Paths are relative to the project root. A rule without its data is skipped.
 */
export interface CheckOptions {
  /** Documents folders by locale, source locale first. */
  folders: LocaleFolders;
  /** URL of the published site, with a trailing slash. */
  siteUrl: string;
  contract?: ContractFiles;
  labels?: Labels;
  facts?: Facts;
  messages?: Messages;
  avoidedWords?: AvoidedWords;
  glossary?: {
    /** Path relative to the documents folder. */
    source: string;
    /** Keys of the required entries, by locale. */
    terms: Readonly<Record<Locale, readonly string[]>>;
  };
  /** User questions: `search/questions.{locale}.json`. Locales may have no file. */
  questions?: string;
  /** "Not in the product" entries: `search/absent.{locale}.json`. */
  absent?: string;
  /** Synonyms: `search/synonyms.{locale}.json`. */
  synonyms?: string;
  announcement?: string;
  /** For example `18 November 2025`. */
  latestReleaseDate?: string | undefined;
  /** Files to mention in remedies. */
  files?: {messages?: string; avoidedWords?: string};
}

export interface Context extends CheckOptions {
  /** Absolute path. */
  root: string;
}

/** Words to avoid in favour of the same replacement. */
export interface AvoidedWordsRow {
  /**
   * Words or phrases, matched in any case with their inflections; acronyms, matched exactly; or
   * regular expressions between slashes, also case-sensitive.
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
