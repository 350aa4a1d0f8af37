import type {SearchAccount} from '../../account';
import type {SearchProvider} from '../provider';
import type {HostedScope} from './client';

/** Creates a provider for Algolia. Its client loads on demand. */
export function createHostedProvider(account: SearchAccount, scope: HostedScope): SearchProvider {
  const load = () => import('./client');
  return {
    prepare: () => void load().catch(() => undefined),
    search: async (request) => (await load()).search(account, scope, request),
    // Hits include their snippets.
    snippet: async () => null,
  };
}
