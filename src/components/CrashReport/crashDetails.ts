import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';
import siteMetadata from '@generated/site-metadata';

/** What whoever mends the site needs to know. It has no labels: each line says what it is. */
export function crashDetails(messages: string[]): string {
  const {siteVersion, docusaurusVersion} = siteMetadata;
  return [
    window.location.href,
    `${siteConfig.title} ${siteVersion}, Docusaurus ${docusaurusVersion}, ${i18n.currentLocale}`,
    navigator.userAgent,
    new Date().toISOString(),
    ...messages,
  ].join('\n');
}
