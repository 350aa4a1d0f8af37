/** Hidden by Docusaurus's style sheet. */
const BANNER_ID = '__docusaurus-base-url-issue-banner-container';

/**
 * Adds a banner if neither scripts nor styles loaded. Suggests a base URL: the current path without
 * that of the page (from `og:url`). Messages are attributes, to keep the CSP hash constant.
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
