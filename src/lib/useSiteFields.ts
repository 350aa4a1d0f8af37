import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** `customFields` of the site configuration. */
export interface SiteFields {
  supportEmail: string;
  /** Path. */
  supportPage: string;
  /** Title of the blog. */
  releases: string;
  /** Texts of language links, by locale. */
  readHere: Readonly<Record<string, string | undefined>>;
  /** `id` is the anchor on `/versions/`. */
  newestRelease: {version: string; id: string} | undefined;
}

export function useSiteFields(): SiteFields {
  return useDocusaurusContext().siteConfig.customFields as unknown as SiteFields;
}
