import fs from 'node:fs';
import path from 'node:path';
import type {MovedPage} from '../hosts/staticHosts';

/** The same in every page that moved, so that the policy can name it. */
export const redirectScript =
  "location.replace(document.querySelector('link').getAttribute('href')+location.search+location.hash)";

/**
 * Writes a page at each address that moved, for hosts that do not redirect. Query and heading go
 * along; without scripts the address alone does. `plugin-client-redirects` gives each page a script
 * of its own, which a policy cannot name.
 *
 * @param moved the redirects of a language, from where it begins
 * @param routes the addresses of its pages
 * @param title what such a page says
 * @throws naming a redirect that leads nowhere, or that a page answers
 */
export function writeRedirectPages(
  outDir: string,
  moved: readonly MovedPage[],
  baseUrl: string,
  routes: readonly string[],
  title: string,
): void {
  for (const {from, to, locale} of moved) {
    const target = baseUrl + to.slice(1);
    if (!routes.includes(target)) {
      throw new Error(`The redirect from ${from} leads to ${target}, which is no page.`);
    }
    if (routes.includes(baseUrl + from.slice(1))) {
      throw new Error(`The redirect from ${from} stands where a page is: delete one of them.`);
    }
    const folder = path.join(outDir, from);
    fs.mkdirSync(folder, {recursive: true});
    fs.writeFileSync(path.join(folder, 'index.html'), renderRedirectPage(target, locale, title));
  }
}

function renderRedirectPage(to: string, locale: string, title: string): string {
  return `<!doctype html><html lang=${locale}><head><meta charset=UTF-8><title>${title}</title><link rel=canonical href=${to}><meta name=robots content=noindex><script>${redirectScript}</script><meta http-equiv=refresh content="0; url=${to}"></head><body><a href=${to}>${title}</a></body></html>`;
}
