/** What the banner says, and from what it tells which address would fit. */
export interface BannerData {
  title: string;
  /** What stands before the address that was configured. */
  configured: string;
  /** What stands before the address that would fit. */
  fitting: string;
  baseAddress: string;
  /** Folder of the language below the base address, such as `fr/`; empty for the default language. */
  languageFolder: string;
}

/** Upstream's styles hide this id: where they came, the base address is not to blame. */
const CONTAINER_ID = '__docusaurus-base-url-issue-banner-container';

/**
 * The script that says on a home page that the site did not load, when its
 * scripts have not run by the end of the page. It stands in the page itself,
 * as nothing else came; the words are not in the page before, so that no
 * search engine reads them.
 *
 * It is the same in every language, as the policy of the site names it: its
 * words, a `BannerData`, stand in the `data-banner` of its element.
 */
export const bannerScript = `(function (banner) {
document.addEventListener('DOMContentLoaded', function () {
  if (window.docusaurus) return;
  var words = JSON.parse(banner);
  var folder = words.languageFolder;
  var here = location.pathname.replace(/\\/(index\\.html)?$|$/, '/');
  var fitting = here.endsWith(folder) ? here.slice(0, here.length - folder.length) : here;
  var element = document.createElement('div');
  element.id = '${CONTAINER_ID}';
  element.setAttribute('role', 'alert');
  element.style.cssText = 'margin:1rem;padding:1rem;border:4px solid #bb2c32;background:#fdeecb;color:#1a1f33;font:1.25rem/1.5 system-ui,sans-serif';
  [words.title, words.configured + ' ' + words.baseAddress, words.fitting + ' ' + fitting].forEach(function (text) {
    element.appendChild(document.createElement('p')).textContent = text;
  });
  document.body.prepend(element);
});
})(document.currentScript.dataset.banner);`;
