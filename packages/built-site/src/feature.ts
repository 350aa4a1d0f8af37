import type {LoadContext, PluginConfig, PresetConfig} from '@docusaurus/types';
import type {PublishedSite} from './publishedSite';
import type {BuiltSite} from './site';

/** Build steps run sequentially, in feature order. */
export type BuildStep = (site: BuiltSite, features: readonly Feature[]) => void | Promise<void>;

export interface HostRules {
  /** nginx directives. */
  http: string;
  server: string;
  /** Throws if the rules match a URL path of the site. */
  check(paths: readonly string[]): void;
}

/** Removing a feature from the list removes all it adds. */
export interface Feature {
  name: string;
  plugins?: PluginConfig[];
  clientModules?: string[];
  themeConfig?: object;
  /** Fields for `site.json`. */
  siteData?: Pick<PublishedSite, 'provider'>;
  buildSteps?: readonly BuildStep[];
  /** Sources of its inline scripts, for the CSP. */
  inlineScripts?: (context: LoadContext) => readonly string[];
  /** Other origins, for the CSP. */
  connections?: readonly string[];
  trustedTypes?: readonly string[];
  hostRules?: HostRules | undefined;
  /** Files fetched from computed URLs, relative to the locale's folder. */
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
