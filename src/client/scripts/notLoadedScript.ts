/** Hidden by Docusaurus's style sheet. */
const BANNER_ID = '__docusaurus-base-url-issue-banner-container';

/**
 * Inline script that adds a banner if neither scripts nor styles loaded, usually due to a wrong base URL. Suggests a
 * base URL: the current URL without the path of the page (`og:url`), unless this is the 404 page.
 *
 * Base URL and messages are attributes, so that the script's CSP hash is constant. The banner isn't in the HTML, which
 * search engines index.
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
