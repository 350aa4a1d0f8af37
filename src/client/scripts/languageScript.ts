import type {I18nLocaleConfig} from '@docusaurus/types';

/**
 * The script of a static 404 page, the same in every language, which runs
 * before anything is shown.
 *
 * Many hosts have one file for all that is not found, so that an address of
 * one language is answered in another. The script then goes to the file of the
 * language of the address, which puts the address back: the hash carries it. A
 * page that was gone to never goes on, whatever it is, so that none goes round
 * in a circle.
 *
 * At its end it mends a path that the router cannot decode, and so not start with.
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
