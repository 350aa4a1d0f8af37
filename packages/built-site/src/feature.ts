import type {LoadContext, PluginConfig, PresetConfig} from '@docusaurus/types';
import type {PublishedSite} from './publishedSite';
import type {BuiltSite} from './site';

/** Writes one output of the built site. Steps run one after the other, in the order of the features. */
export type BuildStep = (site: BuiltSite, features: readonly Feature[]) => void | Promise<void>;

/** Configuration that a feature adds to hosts. */
export interface HostRules {
  /** nginx directives for the `http` context. */
  http: string;
  /** nginx directives for the `server` context. */
  server: string;
  /** Throws if the rules would answer one of these paths of the site. */
  check(paths: readonly string[]): void;
}

/** A capability of the site. Removing it from the list of features removes everything it adds. */
export interface Feature {
  name: string;
  plugins?: PluginConfig[];
  clientModules?: string[];
  themeConfig?: object;
  /** Fields that it adds to `site.json`. */
  siteData?: Pick<PublishedSite, 'provider'>;
  buildSteps?: readonly BuildStep[];
  /** Sources of the inline scripts that it adds to pages, for the CSP. */
  inlineScripts?: (context: LoadContext) => readonly string[];
  /** Origins that its scripts connect to, besides the site's own. */
  connections?: readonly string[];
  /** Names of the Trusted Types policies that its scripts create. */
  trustedTypes?: readonly string[];
  hostRules?: HostRules | undefined;
  /** Files that its scripts fetch at computed addresses, relative to the folder of a language. */
  offlineSeeds?: readonly string[];
}

/**
 * Flattens features into options of a Docusaurus configuration. The preset has the plugin that runs
 * their build steps; it must be the first one (see `builtSite`).
 */
export function configOf(features: readonly Feature[]) {
  return {
    preset: ['@guide/built-site/preset', {features}] satisfies PresetConfig,
    plugins: features.flatMap(({plugins = []}) => plugins),
    clientModules: features.flatMap(({clientModules = []}) => clientModules),
    themeConfig: Object.assign({}, ...features.map(({themeConfig}) => themeConfig)) as object,
  };
}
