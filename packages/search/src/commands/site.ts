import type {AbsentFeature} from '../engine/absent';
import type {SynonymGroup} from '../engine/synonyms';
import type {LoweredPages, Questions} from '../record';

export type SearchContent = {
  /** The default locale first. */
  locales: readonly string[];
  synonyms: Readonly<Record<string, readonly SynonymGroup[]>>;
  absent: Readonly<Record<string, readonly AbsentFeature[]>>;
  loweredPages: LoweredPages;
  questions: Readonly<Record<string, Questions>>;
};

export interface SearchKeys {
  appId: string;
  indexName: string;
  /** Key with write access. */
  adminKey: string;
  /** Such as a proxy: `proxy.example.com:8443`. */
  host: string;
}

export interface SearchSite extends SearchContent {
  /** Version at the root of the site; `current` by default. */
  version?: string;
  /** Folder with `test.en.json`, `tuning.en.json`, etc. */
  judgedQueries: string;
  /** For error messages. */
  keyNames: Readonly<Record<keyof SearchKeys, string>>;
  /** @throws with all missing or invalid keys */
  readKeys(env: NodeJS.ProcessEnv): SearchKeys;
}
