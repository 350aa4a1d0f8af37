import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** `customFields` of the site configuration. */
export interface SiteFields {
  supportEmail: string;
  /** Path of the support page. */
  supportPage: string;
  /** Title of the blog. */
  releases: string;
  /** Text of the link to a page in another language, by locale. */
  readHere: Readonly<Record<string, string | undefined>>;
  /** `id` is the anchor on `/versions/`. */
  newestRelease: {version: string; id: string} | undefined;
}

/** Returns the site's `customFields`. */
export function useSiteFields(): SiteFields {
  return useDocusaurusContext().siteConfig.customFields as unknown as SiteFields;
}
