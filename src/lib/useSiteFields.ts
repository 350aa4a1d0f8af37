import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** `customFields` of the site configuration. */
export interface SiteFields {
  supportEmail: string;
  supportPage: string;
  /** Blog title. */
  releases: string;
}

export function useSiteFields(): SiteFields {
  return useDocusaurusContext().siteConfig.customFields as unknown as SiteFields;
}
