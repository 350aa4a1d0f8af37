/**
 * The origins that a page asks when the owner has given Algolia's keys; none
 * for the embedded search.
 */
export function providerConnections(
  hosted: {assistantId: string | undefined} | undefined,
): string[] {
  if (!hosted) {
    return [];
  }
  return [
    'https://*.algolia.net',
    'https://*.algolianet.com',
    ...(hosted.assistantId ? ['https://askai.algolia.com'] : []),
  ];
}
