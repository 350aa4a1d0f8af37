import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';

/** Removes the links of the not-found page to itself: it has no URL of its own. */
export function unlinkNotFoundPage(html: string): string {
  return html.replace(/<link(?=[^>]* (?:rel="canonical"|hreflang=))[^>]*>/g, '');
}

/** Returns `robots.txt`; `undefined` if the site isn't at the root of its host or has its own file. */
export function robotsFile(
  {siteDir, siteConfig: {url, staticDirectories}}: LoadContext,
  baseUrls: readonly string[],
): string | undefined {
  const isOwn = staticDirectories.some((folder) =>
    fs.existsSync(path.resolve(siteDir, folder, 'robots.txt')),
  );
  if (isOwn || !baseUrls.includes('/')) {
    return undefined;
  }
  const sitemaps = baseUrls.map((baseUrl) => `Sitemap: ${url}${baseUrl}sitemap.xml\n`);
  return `User-agent: *\nAllow: /\n\n${sitemaps.join('')}`;
}
