import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** `customFields` of the site configuration. */
export interface SiteFields {
  supportEmail: string;
  /** Path of the support page in the current language. */
  supportPage: string;
  /** Title of the blog. */
  releases: string;
  /** Text of the link to the same page in another language, by locale. */
  readHere: Readonly<Record<string, string | undefined>>;
  /** `2025.8`, and the anchor of its section on `/versions/`. */
  newestRelease: {version: string; id: string} | undefined;
}

export function useSiteFields(): SiteFields {
  return useDocusaurusContext().siteConfig.customFields as unknown as SiteFields;
}
