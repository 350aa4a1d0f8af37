import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The site's own fields of the configuration (`customFields`). */
export interface SiteFields {
  supportEmail: string;
  /** Path of the support page in the language of the site. */
  supportPage: string;
  /** Title of the list of releases. */
  releases: string;
  /** By language: a link to the same page in it. */
  readHere: Readonly<Record<string, string | undefined>>;
  /** `2025.8`, and the anchor of its section on the page of versions. */
  newestRelease: {version: string; id: string} | undefined;
}

export function useSiteFields(): SiteFields {
  return useDocusaurusContext().siteConfig.customFields as unknown as SiteFields;
}
