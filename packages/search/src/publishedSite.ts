import type {LoadContext} from '@docusaurus/types';
import type {Version} from '@guide/built-site';
import {indexFileOf} from './dataFiles';

/** Its file, in the root of the site. */
export const SITE_FILE = 'site.json';

/** What a site publishes of itself for programs that read it from outside. No page fetches it. */
export interface PublishedSite {
  name: string;
  /** Where the site begins, as readers open it, with a slash at its end. */
  address: string;
  /** Who answers a search: a site with a hosted provider has no index. */
  provider: 'embedded' | 'hosted';
  /** The default one first; the path is from where the site begins, with a slash at its end or empty. */
  languages: Array<{code: string; path: string}>;
  /** As Docusaurus lists them; the path is from where a language begins, and `index` the file of its index. */
  versions: Array<{name: string; label: string; path: string; index: string}>;
}

/** What a site publishes of itself. A language that is built alone has the root, and is the only one. */
export function publishedSite(
  {
    baseUrl,
    siteConfig,
    i18n: {currentLocale, defaultLocale, locales, localeConfigs},
  }: Pick<LoadContext, 'baseUrl' | 'siteConfig' | 'i18n'>,
  provider: PublishedSite['provider'],
  versions: readonly Version[],
): PublishedSite {
  const isAlone = baseUrl !== localeConfigs[currentLocale]!.baseUrl;
  const root = isAlone ? baseUrl : localeConfigs[defaultLocale]!.baseUrl;
  const languages = isAlone ? [currentLocale] : [...new Set([defaultLocale, ...locales])];
  return {
    name: siteConfig.title,
    address: new URL(root, siteConfig.url).href,
    provider,
    languages: languages.map((code) => ({
      code,
      path: isAlone ? '' : pathFrom(root, localeConfigs[code]!.baseUrl),
    })),
    versions: versions.map(({name, label, path, isLast}) => ({
      name,
      label,
      path: pathFrom(baseUrl, path),
      index: indexFileOf({isLast, name}),
    })),
  };
}

/** `next/` of `/fr/next` from `/fr/`. */
function pathFrom(base: string, path: string): string {
  const rest = `${path}/`.slice(base.length).replace(/\/+$/, '');
  return rest === '' ? '' : `${rest}/`;
}
