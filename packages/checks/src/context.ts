import type {ContractFiles, Facts, Folders, Labels, Locale, Messages} from '@guide/content';

/**
 * Rule options, with paths relative to the project root. A rule whose data is missing reports
 * nothing.
 */
export interface ContentRules {
  /** Documents folders by locale, source locale first. */
  folders: Folders;
  /** Ends with a slash. */
  siteUrl: string;
  contract?: ContractFiles;
  labels?: Labels;
  facts?: Facts;
  messages?: Messages;
  avoidedWords?: AvoidedWords;
  glossary?: {
    /** Path relative to the documents folder. */
    source: string;
    /** Required keys by locale. */
    terms: Readonly<Record<Locale, readonly string[]>>;
  };
  /** `search/questions.{locale}.json`. Locales may have no file. */
  questions?: string;
  /** `search/absent.{locale}.json` */
  absent?: string;
  /** `search/synonyms.{locale}.json` */
  synonyms?: string;
  /** File with the announcement. */
  announcement?: string;
  /** For example `18 November 2025`. */
  latestReleaseDate?: string | undefined;
  /** Files to name in remedies. */
  files?: {messages?: string; avoidedWords?: string};
}

export interface Context extends ContentRules {
  /** Absolute path. */
  root: string;
}

/** Words to avoid. Acronyms match in capitals only. */
export interface AvoidedWordsRow {
  /** Words (any case, singular and plural) or regular expressions between slashes. */
  words: readonly string[];
  /** Phrases in which they are allowed. */
  allowed?: readonly string[];
  /** Path prefixes of pages on which they are allowed. */
  allowedOn?: readonly string[];
}

/** Words to avoid, by locale and replacement. */
export type AvoidedWords = Readonly<
  Record<Locale, Readonly<Record<string, readonly (string | AvoidedWordsRow)[]>>>
>;
