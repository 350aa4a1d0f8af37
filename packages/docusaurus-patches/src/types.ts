import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BuiltFiles} from './builtFiles';

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;

export type BundlerSettings = Exclude<ReturnType<ConfigureWebpack>, undefined | void>;

export interface Setting {
  name: string;
  /** For browser scripts in production builds. */
  client?(context: ChangeContext): BundlerSettings;
  /** Whether the built files contain the change. */
  isApplied(site: BuiltFiles): boolean;
}

export interface Patch extends Setting {
  package: string;
  /** Exact version. */
  version: string;
  what: string;
  why: string;
  /** Measured gain: figures, command, date. */
  gain: string;
  /** Implementation, from the root of the repository. */
  file: string;
  /** Edits a built page. */
  page?(html: string): string;
}

export interface ChangeContext {
  context: LoadContext;
  utils: Parameters<ConfigureWebpack>[2];
}
