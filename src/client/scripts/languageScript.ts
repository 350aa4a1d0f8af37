import type {I18nLocaleConfig} from '@docusaurus/types';

/**
 * Inline script of the static 404 pages. On hosts with a single 404 page, redirects to the 404 page in the language of
 * the URL. The hash contains the original URL, which that page restores; it never redirects again.
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
  return `(function (baseUrls, page, at) {
function show(address) {
  history.replaceState(null, '', at.origin + address);
}
var mark = '#asked=', path = (at.pathname + '/').toLowerCase();
if (at.hash.indexOf(mark) === 0) {
  try {
    var asked = decodeURIComponent(at.hash.slice(mark.length));
    if (/^\\/(?![\\/\\\\])/.test(asked)) show(asked);
  } catch (error) {}
} else if (!/\\/404(\\.html)?\\/+$/.test(path)) {
  for (var language in baseUrls) {
    var baseUrl = baseUrls[language];
    if (path.indexOf(baseUrl.toLowerCase()) === 0) {
      if (baseUrl !== baseUrls[page.lang]) {
        page.hidden = true;
        at.replace(baseUrl + '404.html' + mark + encodeURIComponent(at.pathname + at.search + at.hash));
      }
      break;
    }
  }
}
try {
  decodeURI(at.pathname);
} catch (error) {
  show(at.pathname.replace(/%/g, '%25') + at.search + at.hash);
}
})(${JSON.stringify(baseUrls).replace(/</g, '\\u003c')}, document.documentElement, location);`;
}
