import type {LoadContext, PluginConfig} from '@docusaurus/types';
import type {BuildCache} from './buildCache';
import type {SiteData} from './publishedSite';
import type {BuiltSite} from './site';

/**
 * Returns the edited HTML of a built file.
 *
 * @param file relative to the locale's folder, such as `404.html`
 */
export type HtmlEdit = (html: string, file: string) => string;

interface EditContext {
  context: LoadContext;
  features: readonly Feature[];
  cache: BuildCache;
}

/** Build steps run one after another, in feature order. */
export type BuildStep = (site: BuiltSite, features: readonly Feature[]) => void | Promise<void>;

export interface HostRules {
  /** For the `http` block. */
  http: string;
  /** For the `server` block. */
  server: string;
}

/** A capability of the site. If it's not listed, none of it is built. */
export interface Feature {
  name: string;
  plugins?: PluginConfig[];
  /** Relative to the site. */
  clientModules?: string[];
  /** For `site.json`. */
  siteData?: SiteData;
  /** Edit of all HTML files, in feature order, before the build steps. */
  editHtml?: (build: EditContext) => HtmlEdit | Promise<HtmlEdit>;
  buildSteps?: readonly BuildStep[];
  /** Source code, allowed by the CSP. */
  inlineScripts?: (context: LoadContext) => readonly string[];
  /** Origins, allowed by the CSP. */
  connections?: readonly string[];
  /** Policy names, allowed by the CSP. */
  trustedTypes?: readonly string[];
  hostRules?: HostRules | undefined;
}
