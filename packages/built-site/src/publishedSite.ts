import type {LoadContext} from '@docusaurus/types';
import type {BuiltSite, Version} from './site';

export const SITE_FILE = 'site.json';

/** Content of `site.json`. */
export interface PublishedSite {
  name: string;
  /** Root URL, with a trailing slash. */
  address: string;
  /** Only `embedded` publishes an index. */
  provider?: 'embedded' | 'hosted';
  /** Default first. `path` is relative to the root: `fr/`, or empty. */
  languages: Array<{code: string; path: string}>;
  /** `label`: release, if known. `path` is relative to the locale: `next/`, or empty. */
  versions: Array<{name: string; label: string; path: string}>;
}

/** Data of features. `release`: that of the current documents, if they're at the root. */
export type SiteData = Pick<PublishedSite, 'provider'> & {release?: string | undefined};

/** Writes `site.json`, if this build is at the root of the site. */
export function writePublishedSite(
  {context, baseUrl, versions, write}: BuiltSite,
  data: SiteData,
): void {
  const site = publishedSite(context, data, versions);
  if (new URL(site.address).pathname === baseUrl) {
    write(SITE_FILE, JSON.stringify(site));
  }
}

/** Returns the site metadata. A locale built alone is the only one, at the root. */
export function publishedSite(
  {
    baseUrl,
    siteConfig,
    i18n: {currentLocale, defaultLocale, locales, localeConfigs},
  }: Pick<LoadContext, 'baseUrl' | 'siteConfig' | 'i18n'>,
  {release, ...data}: SiteData,
  versions: readonly Version[],
): PublishedSite {
  const isAlone = baseUrl !== localeConfigs[currentLocale]!.baseUrl;
  const root = isAlone ? baseUrl : localeConfigs[defaultLocale]!.baseUrl;
  const languages = isAlone ? [currentLocale] : [...new Set([defaultLocale, ...locales])];
  return {
    name: siteConfig.title,
    address: new URL(root, siteConfig.url).href,
    ...data,
    languages: languages.map((code) => ({
      code,
      path: isAlone ? '' : localeConfigs[code]!.baseUrl.slice(root.length),
    })),
    versions: versions.map(({name, label, isLast, path}) => ({
      name,
      label: isLast && name === 'current' ? (release ?? label) : label,
      path: path.slice(baseUrl.length),
    })),
  };
}
