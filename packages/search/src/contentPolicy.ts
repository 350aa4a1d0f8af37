import type {HostedSearch} from './searchTheme';

/**
 * Returns the origins that the browser connects to.
 *
 * @see node_modules/algoliasearch/dist/lite/browser.js, `getDefaultHosts`
 * @see node_modules/@docsearch/react/dist/esm, `agentStudioBaseUrl`
 */
export function searchOrigins({
  appId,
  assistantId,
}: Pick<HostedSearch, 'appId' | 'assistantId'>): string[] {
  return [
    `https://${appId}-dsn.algolia.net`,
    ...[1, 2, 3].map((replica) => `https://${appId}-${replica}.algolianet.com`),
    ...(assistantId ? [`https://${appId}.algolia.net`] : []),
  ];
}
