import type {ContractFiles, LocaleFolders, Locale, Messages} from '@guide/content';
import type {Facts, Labels, SafetyOptions} from '@guide/remark';

/** Paths are relative to the project root. A rule without its data is skipped. */
export interface CheckOptions {
  folders: LocaleFolders;
  /** Published site, with a trailing slash. */
  siteUrl: string;
  contract?: ContractFiles;
  /** Folders of pages, and the components that pages can contain. */
  site?: SafetyOptions;
  labels?: Labels;
  facts?: Facts;
  messages?: {
    texts: Messages;
    /** Regular expression source of their codes. */
    code: string;
    /** For remedies. */
    file: string;
  };
  avoidedWords?: {words: AvoidedWords; file: string};
  glossary?: {
    /** Relative to the documents folder. */
    source: string;
    /** Required keys. */
    terms: Readonly<Record<Locale, readonly string[]>>;
  };
  /** `search/questions.{locale}.json`. Locales may have no file. */
  questions?: string;
  /** `search/absent.{locale}.json`. */
  absent?: string;
  /** `search/synonyms.{locale}.json`. */
  synonyms?: string;
}

export interface Context extends CheckOptions {
  /** Absolute path. */
  root: string;
}

export interface AvoidedWordsRow {
  /**
   * Words or phrases (any case, with inflections), acronyms (exact), or regular expressions between
   * slashes (case-sensitive).
   */
  words: readonly string[];
  /** Phrases. */
  allowed?: readonly string[];
  /** Path prefixes of pages. */
  allowedOn?: readonly string[];
}

/** By locale and replacement. */
export type AvoidedWords = Readonly<
  Record<Locale, Readonly<Record<string, readonly (string | AvoidedWordsRow)[]>>>
>;
