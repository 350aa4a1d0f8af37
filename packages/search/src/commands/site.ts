import type {AbsentFeature} from '../engine/absent';
import type {SynonymGroup} from '../engine/synonyms';
import type {LoweredPages, Questions} from '../record';

/** What the search of a site is made of besides its pages: data, by language where it is words. */
export type SearchContent = {
  /** The languages that are searched, the default one first. */
  locales: readonly string[];
  /** What readers type, and what the search adds to it. */
  synonyms: Readonly<Record<string, readonly SynonymGroup[]>>;
  /** What readers ask for and the product does not have. */
  absent: Readonly<Record<string, readonly AbsentFeature[]>>;
  /** Pages that are rarely the answer. */
  loweredPages: LoweredPages;
  /** What readers ask, by the section that answers it. */
  questions: Readonly<Record<string, Questions>>;
};

/** The keys of Algolia with which an index is filled. */
export interface SearchKeys {
  appId: string;
  indexName: string;
  /** The key that may write. */
  adminKey: string;
  /** Another address of the provider, such as a proxy: `proxy.example.com:8443`. */
  host: string;
}

/** What the commands need to know of a site. */
export interface SearchSite extends SearchContent {
  /** The version of the documents at the root of the site; by default `current`. */
  version?: string;
  /** The folder of the judged queries: `test.en.json`, `tuning.en.json` and so on. */
  judgedQueries: string;
  /** What the site calls its keys, for messages that say which one to correct. */
  keyNames: Readonly<Record<keyof SearchKeys, string>>;
  /** @throws naming every key that is missing, or every wrong value */
  readKeys(env: NodeJS.ProcessEnv): SearchKeys;
}
