import type {SearchAccount} from '../../account';
import type {SearchProvider} from '../provider';
import type {HostedScope} from './client';

/** Creates a provider for Algolia. Its client loads on demand. */
export function createHostedProvider(account: SearchAccount, scope: HostedScope): SearchProvider {
  let opening: Promise<SearchProvider['search']> | undefined;
  const open = () => {
    opening ??= import('./client')
      .then(({openClient}) => openClient(account, scope))
      .catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
    return opening;
  };
  return {
    prepare() {
      open().catch(() => undefined);
    },
    search: async (request) => (await open())(request),
    // Hits include their snippets.
    snippet: () => Promise.resolve(null),
  };
}
