import type {LoadContext} from '@docusaurus/types';

export interface SecurityTxt {
  /** `mailto:` or `https:` URL. */
  contact: string;
  /** Such as `2027-06-30`. */
  expires: string;
}

/** Path relative to the root of the host. */
export const SECURITY_TXT = '.well-known/security.txt';

/** Renders `security.txt`. @see https://www.rfc-editor.org/rfc/rfc9116 */
export function renderSecurityTxt(
  {contact, expires}: SecurityTxt,
  {siteConfig: {url}, i18n: {locales}}: Pick<LoadContext, 'siteConfig' | 'i18n'>,
): string {
  return `Contact: ${contact}
Expires: ${expires}T00:00:00Z
Preferred-Languages: ${locales.join(', ')}
Canonical: ${url}/${SECURITY_TXT}
`;
}
