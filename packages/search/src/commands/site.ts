import type {AbsentFeature} from '../engine/absent';
import type {SynonymGroup} from '../engine/synonyms';
import type {LoweredPages, Questions} from '../record';

/** Search data of a site besides its pages, by language. */
export type SearchContent = {
  /** Searched languages, the default one first. */
  locales: readonly string[];
  synonyms: Readonly<Record<string, readonly SynonymGroup[]>>;
  /** "Not in the product" entries. */
  absent: Readonly<Record<string, readonly AbsentFeature[]>>;
  loweredPages: LoweredPages;
  questions: Readonly<Record<string, Questions>>;
};

/** Keys for writing to an Algolia index. */
export interface SearchKeys {
  appId: string;
  indexName: string;
  /** Key with write access. */
  adminKey: string;
  /** Alternative host, such as a proxy: `proxy.example.com:8443`. */
  host: string;
}

/** Site for the commands. */
export interface SearchSite extends SearchContent {
  /** Version at the root of the site; `current` by default. */
  version?: string;
  /** Folder of judged queries: `test.en.json`, `tuning.en.json`, etc. */
  judgedQueries: string;
  /** The site's names of the keys, for error messages. */
  keyNames: Readonly<Record<keyof SearchKeys, string>>;
  /** @throws an error that names all missing or invalid keys */
  readKeys(env: NodeJS.ProcessEnv): SearchKeys;
}
