export interface CachingRule {
  /** With leading and trailing slash. */
  folder: string;
  cacheControl: string;
}

/** For files with a content hash in their name. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** For images, which may be outdated for a day. */
const ONE_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

export const REVALIDATE = 'public, max-age=0, must-revalidate';

const cacheControlByFolder = {
  'assets/': IMMUTABLE,
  'search-data/texts/': IMMUTABLE,
  'figures/': ONE_DAY,
  'img/': ONE_DAY,
};

/** Returns rules for each locale. Their folders don't overlap. */
export function cachingRules(baseUrls: readonly string[]): CachingRule[] {
  return baseUrls.flatMap((baseUrl) =>
    Object.entries(cacheControlByFolder).map(([folder, cacheControl]) => ({
      folder: `${baseUrl}${folder}`,
      cacheControl,
    })),
  );
}
