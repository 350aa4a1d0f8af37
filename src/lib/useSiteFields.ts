import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** `customFields` of the site configuration. */
export interface SiteFields {
  supportEmail: string;
  supportPage: string;
  /** Blog title. */
  releases: string;
  /** Text of the link to a page in another language, by locale. */
  readHere: Readonly<Record<string, string | undefined>>;
  /** `id` is the anchor on `/versions/`. */
  newestRelease: {version: string; id: string} | undefined;
}

export function useSiteFields(): SiteFields {
  return useDocusaurusContext().siteConfig.customFields as unknown as SiteFields;
}
