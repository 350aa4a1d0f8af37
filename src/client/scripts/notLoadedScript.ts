/** Docusaurus' style sheet hides this id, so the banner never shows on a page that has its styles. */
const BANNER_ID = '__docusaurus-base-url-issue-banner-container';

/**
 * Script in every page that adds a banner when neither scripts nor styles loaded, usually because the
 * site is served under another base address than it was built for.
 *
 * It suggests a base address that fits: the address without the path of the page, which is in `og:url`.
 * A 404 page has no such suggestion, as it's served at any address.
 *
 * The script is the same on every page, as the policy contains its hash: the base address of the build and
 * the messages are in `data-` attributes. The banner is not in the HTML, which search engines index.
 */
export const notLoadedScript = `(function (data) {
function folder(path) {
  return path.replace(/\\/(index\\.html)?$/, '') + '/';
}
addEventListener('DOMContentLoaded', function () {
  if (window.docusaurus) return;
  var url = new URL(document.querySelector('[property="og:url"]').content);
  var page = folder(url.pathname).slice(data.base.length);
  var address = folder(location.pathname);
  var base = address.endsWith('/' + page) ? address.slice(0, address.length - page.length) : data.base;
  var banner = document.createElement('p');
  banner.id = '${BANNER_ID}';
  banner.setAttribute('role', 'alert');
  banner.style.cssText = 'padding:1rem;border:4px solid #bb2c32;font:1.25rem system-ui';
  banner.textContent = data.message + (base === data.base ? '' : data.fitting.replace('{baseUrl}', base));
  document.body.prepend(banner);
});
})(document.currentScript.dataset);`;
