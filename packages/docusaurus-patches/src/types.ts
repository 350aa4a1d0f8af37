import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BuiltFiles} from './builtFiles';

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;

/** Settings that are merged into those of the bundler. */
export type BundlerSettings = Exclude<ReturnType<ConfigureWebpack>, undefined | void>;

/** A row of a table of patches: why a package is changed from outside. */
export interface Patch {
  /** What messages call it. */
  name: string;
  /** The package that is changed, as it is named in `node_modules`. */
  package: string;
  /** The version that the change was written for. */
  version: string;
  what: string;
  why: string;
  /** What it gives: measured with and without in one run, by which command, when. */
  gain: string;
  /** The bundler that it is about, when it is about one alone. */
  bundler?: 'rspack';
  /** Where the change is written, from the root of the project. */
  file: string;
  /** Settings of the bundler for the scripts of the browser, in builds alone. */
  client?(given: ChangeContext): BundlerSettings;
  /** Settings for browser and server, in development too. */
  bothSides?(given: EitherSide): BundlerSettings;
  /** Edits a built page. */
  page?(html: string): string;
  /** Whether the files of a build show the change. */
  applied(site: BuiltFiles): boolean;
}

/** What a change is made of. */
export interface ChangeContext {
  context: LoadContext;
  utils: Parameters<ConfigureWebpack>[2];
}

/** The same, for the scripts of the browser or of the server. */
export interface EitherSide extends ChangeContext {
  config: Parameters<ConfigureWebpack>[0];
  isServer: boolean;
}
