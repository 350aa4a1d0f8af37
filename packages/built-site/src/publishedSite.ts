import type {LoadContext} from '@docusaurus/types';
import type {BuiltSite, Version} from './site';

/** Written to the root of the site. */
export const SITE_FILE = 'site.json';

/** Site metadata for programs that read the site from outside; no page fetches it. */
export interface PublishedSite {
  name: string;
  /** Absolute address of the root of the site, with a trailing slash. */
  address: string;
  /** Search provider; `undefined` without a search. Only an embedded one has an index. */
  provider?: 'embedded' | 'hosted';
  /** The default one first. `path` is relative to the root of the site: `fr/`, or empty. */
  languages: Array<{code: string; path: string}>;
  /** As Docusaurus lists them. `path` is relative to the root of a language: `next/`, or empty. */
  versions: Array<{name: string; label: string; path: string}>;
}

/** Writes the site metadata to the root of the site, unless this build is another language of it. */
export function writePublishedSite(
  {context, baseUrl, versions, write}: BuiltSite,
  data: Pick<PublishedSite, 'provider'>,
): void {
  const site = publishedSite(context, data, versions);
  if (new URL(site.address).pathname === baseUrl) {
    write(SITE_FILE, JSON.stringify(site));
  }
}

/** Collects the site metadata. A language that is built alone is the only one, at the root. */
export function publishedSite(
  {
    baseUrl,
    siteConfig,
    i18n: {currentLocale, defaultLocale, locales, localeConfigs},
  }: Pick<LoadContext, 'baseUrl' | 'siteConfig' | 'i18n'>,
  data: Pick<PublishedSite, 'provider'>,
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
      path: isAlone ? '' : pathFrom(root, localeConfigs[code]!.baseUrl),
    })),
    versions: versions.map(({name, label, path: folder}) => ({
      name,
      label,
      path: pathFrom(baseUrl, folder),
    })),
  };
}

/** Makes a path relative: `next/` of `/fr/next` from `/fr/`. */
function pathFrom(base: string, folder: string): string {
  const rest = `${folder}/`.slice(base.length).replace(/\/+$/, '');
  return rest === '' ? '' : `${rest}/`;
}
