import type {HostedSearch} from './searchTheme';

type Account = Pick<HostedSearch, 'appId' | 'assistantId'> | undefined;

/**
 * Returns the origins that the browser connects to.
 *
 * @see node_modules/algoliasearch/dist/lite/browser.js, `getDefaultHosts`
 * @see node_modules/@docsearch/react/dist/esm, `agentStudioBaseUrl`
 */
export function searchOrigins(account: Account): string[] {
  if (!account) {
    return [];
  }
  const {appId, assistantId} = account;
  return [
    `https://${appId}-dsn.algolia.net`,
    ...[1, 2, 3].map((replica) => `https://${appId}-${replica}.algolianet.com`),
    ...(assistantId ? [`https://${appId}.algolia.net`] : []),
  ];
}

/** Returns the names of Trusted Types policies. */
export function searchPolicies(account: Account): string[] {
  return account?.assistantId ? ['dompurify'] : [];
}
