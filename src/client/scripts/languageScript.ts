import type {I18nLocaleConfig} from '@docusaurus/types';

/**
 * Inline script of the static 404 pages. On hosts with a single 404 page, redirects to the 404 page
 * in the language of the URL, which restores the original URL from the hash. Not if the page's own
 * base URL is further on in the path, as in `/docs/fr/`: the whole site is then under another path.
 *
 * Also repairs paths with invalid percent-encoding, which crash the router.
 */
export function languageScript(
  localeConfigs: Record<string, Pick<I18nLocaleConfig, 'htmlLang' | 'baseUrl'>>,
): string {
  const baseUrls = Object.fromEntries(
    Object.values(localeConfigs)
      .sort((a, b) => b.baseUrl.length - a.baseUrl.length)
      .map(({htmlLang, baseUrl}) => [htmlLang, baseUrl]),
  );
  return `(function (baseUrls, html, location) {
function restore(url) {
  history.replaceState(null, '', location.origin + url);
}
var prefix = '#asked=', path = (location.pathname + '/').toLowerCase();
if (location.hash.indexOf(prefix) === 0) {
  try {
    var original = decodeURIComponent(location.hash.slice(prefix.length));
    if (/^\\/(?![\\/\\\\])/.test(original)) restore(original);
  } catch (error) {}
} else if (!/\\/404(\\.html)?\\/+$/.test(path)) {
  for (var language in baseUrls) {
    var baseUrl = baseUrls[language];
    if (path.indexOf(baseUrl.toLowerCase()) === 0) {
      if (baseUrl !== baseUrls[html.lang] && path.indexOf(baseUrls[html.lang]) < 1) {
        html.hidden = true;
        location.replace(baseUrl + '404.html' + prefix + encodeURIComponent(location.pathname + location.search + location.hash));
      }
      break;
    }
  }
}
try {
  decodeURI(location.pathname);
} catch (error) {
  restore(location.pathname.replace(/%/g, '%25') + location.search + location.hash);
}
})(${JSON.stringify(baseUrls).replace(/</g, '\\u003c')}, document.documentElement, location);`;
}
