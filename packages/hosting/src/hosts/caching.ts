/** How long browsers and proxies keep the files of a folder. */
export interface CachingRule {
  /** From the root of the site, with a slash at both ends. */
  folder: string;
  cacheControl: string;
}

/** The name of each file holds a hash of its content, so that it never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Pictures change seldom, and one of yesterday does no harm. */
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** All that no rule names, pages first of all: asked for anew, and sent when it has changed. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

const folders = {
  'assets/': FOR_EVER,
  'search-data/texts/': FOR_EVER,
  'figures/': FOR_A_DAY,
  'img/': FOR_A_DAY,
};

/**
 * The rules of a site whose languages begin at `baseUrls`, such as `/` and `/fr/`; no two of them
 * are for the same file.
 */
export function cachingRules(baseUrls: readonly string[]): CachingRule[] {
  return baseUrls.flatMap((baseUrl) =>
    Object.entries(folders).map(([folder, cacheControl]) => ({
      folder: `${baseUrl}${folder}`,
      cacheControl,
    })),
  );
}

const hashedFolders = Object.entries(folders)
  .filter(([, cacheControl]) => cacheControl === FOR_EVER)
  .map(([folder]) => folder);

/** Whether a file, by its path from the root of the site, is in a folder whose files never change. */
export function isHashedFile(file: string): boolean {
  const [, inLanguage] = /^[^/]+\/(.*)/.exec(file) ?? [];
  return (
    !file.split('/').includes('..') &&
    hashedFolders.some((folder) => file.startsWith(folder) || inLanguage?.startsWith(folder))
  );
}
