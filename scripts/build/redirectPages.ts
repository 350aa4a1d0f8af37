import fs from 'node:fs/promises';
import path from 'node:path';
import {siteText} from '../../src/config/siteText';
import type {MovedPage} from '../../src/hosting/movedPages';

/** The same in every page that moved, so that the policy can name it. */
export const redirectScript =
  "location.replace(document.querySelector('link').getAttribute('href')+location.search+location.hash)";

/**
 * Writes anew the pages that `plugin-client-redirects` has made, which are for
 * hosts that do not redirect: each of them has a script of its own. Query and
 * heading go along; without scripts the address alone does.
 *
 * @throws when the plugin has made no page for one of the addresses
 */
export async function writeRedirectPages(
  outDir: string,
  moved: readonly MovedPage[],
): Promise<void> {
  await Promise.all(
    moved.map(async (page) => {
      const file = path.join(outDir, page.from, 'index.html');
      await fs.access(file);
      await fs.writeFile(file, renderRedirectPage(page));
    }),
  );
}

function renderRedirectPage({to, locale}: MovedPage): string {
  const {movedPage} = siteText[locale];
  return `<!doctype html><html lang=${locale}><head><meta charset=UTF-8><title>${movedPage}</title><link rel=canonical href=${to}><meta name=robots content=noindex><script>${redirectScript}</script><meta http-equiv=refresh content="0; url=${to}"></head><body><a href=${to}>${movedPage}</a></body></html>`;
}
