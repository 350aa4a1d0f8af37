import type {AbsentFeature} from '@guide/content/data';
import type {SynonymGroup} from '../engine/synonyms';
import type {RecordOptions} from '../record';

export interface SearchContent extends RecordOptions {
  synonyms: Readonly<Record<string, readonly SynonymGroup[]>>;
  absent: Readonly<Record<string, readonly AbsentFeature[]>>;
}

export interface SearchKeys {
  appId: string;
  indexName: string;
  /** Key with write access. */
  adminKey: string;
}

export interface SearchSite extends SearchContent {
  /** The default locale first. */
  locales: readonly string[];
  /** Version at the root of the site; `current` by default. */
  version?: string;
  /** Folder with `test.en.json`, `tuning.en.json`, etc. */
  judgedQueries: string;
  /** @throws with all missing or invalid keys */
  readKeys(env: NodeJS.ProcessEnv): SearchKeys;
}

export type Command = (
  site: SearchSite,
  env: NodeJS.ProcessEnv,
  args: string[],
) => Promise<void> | void;

export function buildOf(env: NodeJS.ProcessEnv): string {
  return env.BUILD_DIR || 'build';
}
