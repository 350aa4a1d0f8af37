import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BuiltFiles} from './builtFiles';

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;

/** Partial bundler configuration. */
export type BundlerSettings = Exclude<ReturnType<ConfigureWebpack>, undefined | void>;

/** Bundler option. */
export interface Setting {
  name: string;
  /** Configuration for browser scripts, in production builds only. */
  client?(context: ChangeContext): BundlerSettings;
  /** Whether the built files contain the change. */
  isApplied(site: BuiltFiles): boolean;
}

/** Change of a third-party package, made at build time. */
export interface Patch extends Setting {
  package: string;
  /** Exact version that the patch supports. */
  version: string;
  what: string;
  why: string;
  /** Measured gain: figures, command, date. */
  gain: string;
  /** Path of the implementation from the root of the repository. */
  file: string;
  /** Edits a built page. */
  page?(html: string): string;
}

export interface ChangeContext {
  context: LoadContext;
  utils: Parameters<ConfigureWebpack>[2];
}
