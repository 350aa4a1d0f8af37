/**
 * Default Trusted Types policy. Allows configured HTML, harmless tags, same-origin scripts, and
 * JSON (written by Helmet). Must be the first client module.
 *
 * @see https://www.w3.org/TR/trusted-types/#default-policy-hdr
 */
import type {ThemeConfig} from '@docusaurus/theme-common';
import siteConfig from '@generated/docusaurus.config';
import {configuredHtml} from '@guide/hosting/configuredHtml';
import {isTrustedMarkup} from '../trustedMarkup';

type DefaultPolicy = Record<
  'createHTML' | 'createScript' | 'createScriptURL',
  (text: string) => string | null
>;

declare global {
  interface Window {
    trustedTypes?: {createPolicy(name: 'default', policy: DefaultPolicy): void};
  }
}

if (typeof window !== 'undefined') {
  const allowedHtml = configuredHtml(siteConfig.themeConfig as ThemeConfig);
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (isTrustedMarkup(html, allowedHtml) ? html : null),
    createScript(text) {
      try {
        JSON.parse(text);
        return text;
      } catch {
        return null;
      }
    },
    createScriptURL(url) {
      const {origin, protocol} = new URL(url, document.baseURI);
      // `blob:` URLs have the origin of the page that created them.
      return origin === window.location.origin && protocol === window.location.protocol
        ? url
        : null;
    },
  });
}
