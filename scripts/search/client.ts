import {algoliasearch, type SearchClient} from 'algoliasearch';

/** The variable of another address of the provider, such as a proxy. */
export const hostVariable = 'TELESCOPE_ALGOLIA_HOST';

/**
 * Makes the official client, for the provider's own hosts or for the one of `TELESCOPE_ALGOLIA_HOST`.
 *
 * @throws when that variable is no host with or without a port
 */
export function createClient(appId: string, apiKey: string, env: NodeJS.ProcessEnv): SearchClient {
  const host = env[hostVariable]?.trim();
  if (!host) {
    return algoliasearch(appId, apiKey);
  }
  if (!/^[\w.-]+(?::\d+)?$/.test(host)) {
    throw new Error(
      `${hostVariable} is "${host}": expected a host with or without a port, such as proxy.example.com:8443.`,
    );
  }
  const loopback = /^(?:localhost|127\.0\.0\.1)(?::|$)/.test(host);
  return algoliasearch(appId, apiKey, {
    hosts: [{url: host, protocol: loopback ? 'http' : 'https', accept: 'readWrite'}],
  });
}
