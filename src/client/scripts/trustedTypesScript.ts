/**
 * The script in the head of every page by which the browser asks, where it knows Trusted Types, before
 * a text becomes markup or the address of a script. Markup is what the theme makes of headings, code,
 * the announcement and the footer, and the element by which React makes a script; scripts and workers
 * are those of the site, and what Helmet writes into a script is data for search engines, which runs
 * nowhere. All else is refused, as there is no other policy.
 *
 * @see https://www.w3.org/TR/trusted-types/#default-policy-hdr
 */
export const trustedTypesScript = `(function () {
  if (!window.trustedTypes) return;
  var tags = /<\\/?(?:a|abbr|b|br|code|div|em|i|kbd|mark|small|span|strong|sub|sup)(?: (?:class|dir|lang|rel|role|target|title|aria-[a-z]+)="[^"<>]*"| href="(?:https?:|mailto:|[/#])[^"<>]*")* ?\\/?>/g;
  trustedTypes.createPolicy('default', {
    createHTML: function (html) {
      return /^<script><.script>$/.test(html) || !html.replace(tags, '').includes('<') ? html : null;
    },
    createScript: function (text) {
      try {
        return JSON.parse(text) && text;
      } catch (error) {
        return null;
      }
    },
    createScriptURL: function (url) {
      return new URL(url, document.baseURI).origin === location.origin ? url : null;
    }
  });
})();`;
