import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BuiltFiles} from './builtFiles';

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;

/** Configuration that is merged into the bundler's. */
export type BundlerSettings = Exclude<ReturnType<ConfigureWebpack>, undefined | void>;

/** An option of the bundler. */
export interface Setting {
  /** Name in messages. */
  name: string;
  /** Configuration for the browser's scripts, in builds only. */
  client?(context: ChangeContext): BundlerSettings;
  /** Whether built files show the effect. */
  applied(site: BuiltFiles): boolean;
}

/** A change to a package from outside. */
export interface Patch extends Setting {
  /** Name in `node_modules`. */
  package: string;
  /** Version that the change was written for. */
  version: string;
  what: string;
  why: string;
  /** Measured with and without in one run: figures, command, date. */
  gain: string;
  /** File of the change, relative to the project. */
  file: string;
  /** Edits a built page. */
  page?(html: string): string;
}

/** Arguments of a change to the bundler's configuration. */
export interface ChangeContext {
  context: LoadContext;
  utils: Parameters<ConfigureWebpack>[2];
}
