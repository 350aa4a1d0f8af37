import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BuiltFiles} from './builtFiles';

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;

export type BundlerSettings = Exclude<ReturnType<ConfigureWebpack>, undefined | void>;

export interface Setting {
  name: string;
  /** Returns configuration for the bundling of browser scripts in production. */
  client?(context: ChangeContext): BundlerSettings;
  isApplied(site: BuiltFiles): boolean;
}

export interface Patch extends Setting {
  /** What the patch changes, as a noun phrase. */
  what: string;
  why: string;
  /** Measured gain: figures, command, date. */
  gain: string;
  /** Path of the implementation from the root of the repository. */
  file: string;
  page?(html: string): string;
}

export interface ChangeContext {
  context: LoadContext;
  utils: Parameters<ConfigureWebpack>[2];
}
