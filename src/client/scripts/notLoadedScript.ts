/** Upstream's styles hide this id: where they came, the base address is not to blame. */
const CONTAINER_ID = '__docusaurus-base-url-issue-banner-container';

/**
 * The script that says that the site did not load, when its scripts have not run by the end of the
 * page. It stands in the page itself, as nothing else came; the words are not in the page before, so
 * that no search engine reads them.
 *
 * It is the same in every language, as the policy of the site names it: the words stand in the
 * `data-words` of its element.
 */
export const notLoadedScript = `(function (words) {
document.addEventListener('DOMContentLoaded', function () {
  if (window.docusaurus) return;
  var banner = document.createElement('p');
  banner.id = '${CONTAINER_ID}';
  banner.setAttribute('role', 'alert');
  banner.style.cssText = 'margin:1rem;padding:1rem;border:4px solid #bb2c32;background:#fdeecb;color:#1a1f33;font:1.25rem/1.5 system-ui,sans-serif';
  banner.textContent = words;
  document.body.prepend(banner);
});
})(document.currentScript.dataset.words);`;
