export interface CachingRule {
  /** With leading and trailing slash. */
  folder: string;
  cacheControl: string;
}

/** For files with a content hash in their name. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** For images: showing an old one for a day does no harm. */
const ONE_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

export const REVALIDATE = 'public, max-age=0, must-revalidate';

const folders = {
  'assets/': IMMUTABLE,
  'search-data/texts/': IMMUTABLE,
  'figures/': ONE_DAY,
  'img/': ONE_DAY,
};

/** No folder contains another. */
export function cachingRules(baseUrls: readonly string[]): CachingRule[] {
  return baseUrls.flatMap((baseUrl) =>
    Object.entries(folders).map(([folder, cacheControl]) => ({
      folder: `${baseUrl}${folder}`,
      cacheControl,
    })),
  );
}

const hashedFolders = Object.entries(folders)
  .filter(([, cacheControl]) => cacheControl === IMMUTABLE)
  .map(([folder]) => folder);

/** Tests for a file with a content hash in its name. */
export function isHashedFile(file: string): boolean {
  const [, inLanguage] = /^[^/]+\/(.*)/.exec(file) ?? [];
  return (
    !file.split('/').includes('..') &&
    hashedFolders.some((folder) => file.startsWith(folder) || inLanguage?.startsWith(folder))
  );
}
