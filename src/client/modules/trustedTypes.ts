/**
 * Asked by browsers that know Trusted Types before a text becomes markup or the address of a script.
 * Markup is what the theme makes of headings, code, the announcement and the footer, and the element
 * by which React makes a script; scripts and workers are those of the site, and what Helmet writes
 * into a script is data for search engines, which runs nowhere. All else is refused, as the policy of
 * the pages allows no other. The first of the client modules: nothing is made before it.
 *
 * @see https://www.w3.org/TR/trusted-types/#default-policy-hdr
 */
type DefaultPolicy = Record<
  'createHTML' | 'createScript' | 'createScriptURL',
  (text: string) => string | null
>;

export {};

declare global {
  interface Window {
    trustedTypes?: {createPolicy(name: 'default', policy: DefaultPolicy): void};
  }
}

const tags =
  /<\/?(?:a|abbr|b|br|code|div|em|i|kbd|mark|small|span|strong|sub|sup)(?: (?:class|dir|lang|rel|role|target|title|aria-[a-z]+)="[^"<>]*"| href="(?:https?:|mailto:|[/#])[^"<>]*")* ?\/?>/g;

const ofReact = '<script></script>';

if (typeof window !== 'undefined') {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === ofReact || !html.replace(tags, '').includes('<') ? html : null),
    createScript(text) {
      try {
        JSON.parse(text);
        return text;
      } catch {
        return null;
      }
    },
    createScriptURL: (url) =>
      new URL(url, document.baseURI).origin === window.location.origin ? url : null,
  });
}
