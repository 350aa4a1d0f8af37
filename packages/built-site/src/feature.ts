import type {LoadContext, PluginConfig, PresetConfig} from '@docusaurus/types';
import type {PublishedSite} from './publishedSite';
import type {BuiltSite} from './site';

/** Writes output for the built site. Build steps run sequentially, in feature order. */
export type BuildStep = (site: BuiltSite, features: readonly Feature[]) => void | Promise<void>;

/** Host configuration of a feature. */
export interface HostRules {
  /** nginx directives for `http`. */
  http: string;
  /** nginx directives for `server`. */
  server: string;
  /** Throws if the rules match one of these URL paths of the site. */
  check(paths: readonly string[]): void;
}

/** A capability of the site. Removing it from the list of features removes all it adds. */
export interface Feature {
  name: string;
  plugins?: PluginConfig[];
  clientModules?: string[];
  themeConfig?: object;
  /** Fields for `site.json`. */
  siteData?: Pick<PublishedSite, 'provider'>;
  buildSteps?: readonly BuildStep[];
  /** Sources of inline scripts that it adds to pages, for the CSP. */
  inlineScripts?: (context: LoadContext) => readonly string[];
  /** Other origins that its scripts connect to, for the CSP. */
  connections?: readonly string[];
  /** Trusted Types policies that its scripts create. */
  trustedTypes?: readonly string[];
  hostRules?: HostRules | undefined;
  /** Files that its scripts fetch from computed URLs, relative to the locale's folder. */
  offlineSeeds?: readonly string[];
}

/**
 * Combines features into Docusaurus options. The preset runs their build steps and must come first
 * (see `builtSite`).
 */
export function configOf(features: readonly Feature[]) {
  return {
    preset: ['@guide/built-site/preset', {features}] satisfies PresetConfig,
    plugins: features.flatMap(({plugins = []}) => plugins),
    clientModules: features.flatMap(({clientModules = []}) => clientModules),
    themeConfig: Object.assign({}, ...features.map(({themeConfig}) => themeConfig)) as object,
  };
}
