import type {LoadContext, PluginConfig, PresetConfig} from '@docusaurus/types';
import type {PublishedSite} from './publishedSite';
import type {BuiltSite} from './site';

/** Function that runs after the build. Build steps run one after another, in feature order. */
export type BuildStep = (site: BuiltSite, features: readonly Feature[]) => void | Promise<void>;

export interface HostRules {
  /** Directives for the `http` block. */
  http: string;
  /** Directives for the `server` block. */
  server: string;
  /** Throws if the rules match a URL path of the site. */
  check(paths: readonly string[]): void;
}

/** A capability of the site, with everything it adds. If it's not listed, none of that is built. */
export interface Feature {
  name: string;
  plugins?: PluginConfig[];
  clientModules?: string[];
  themeConfig?: object;
  /** Fields for `site.json`. */
  siteData?: Pick<PublishedSite, 'provider'>;
  buildSteps?: readonly BuildStep[];
  /** Source code of inline scripts, which the CSP allows. */
  inlineScripts?: (context: LoadContext) => readonly string[];
  /** Origins that scripts connect to, which the CSP allows. */
  connections?: readonly string[];
  /** Names of Trusted Types policies, which the CSP allows. */
  trustedTypes?: readonly string[];
  hostRules?: HostRules | undefined;
  /**
   * Files for offline copies whose URLs are computed, so they can't be found in pages. Relative to
   * the locale's folder.
   */
  offlineSeeds?: readonly string[];
}

/** Combines features into Docusaurus options. The preset must come first (see `builtSite`). */
export function configOf(features: readonly Feature[]) {
  return {
    preset: ['@guide/built-site/preset', {features}] satisfies PresetConfig,
    plugins: features.flatMap(({plugins = []}) => plugins),
    clientModules: features.flatMap(({clientModules = []}) => clientModules),
    themeConfig: Object.assign({}, ...features.map(({themeConfig}) => themeConfig)) as object,
  };
}
