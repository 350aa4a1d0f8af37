import type {I18nLocaleConfig} from '@docusaurus/types';

/**
 * Script of the static 404 pages, for hosts with a single one. Redirects to that of the language of
 * the URL, which restores the URL from the hash, unless the site has another path (`/docs/fr/`).
 * Also repairs invalid percent-encoding, which crashes the router.
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
