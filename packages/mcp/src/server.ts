import type {PublishedSite} from '@guide/built-site/publishedSite';
import {McpServer, type McpServerFactory} from '@modelcontextprotocol/server';
import {version} from '../package.json';
import type {Site} from './site/site';
import {registerGetPage} from './tools/getPage';
import {registerListPages} from './tools/listPages';
import {registerSearchDocs} from './tools/searchDocs';

const MINUTE = 60_000;

export function serverFactory(site: Site): McpServerFactory {
  return async () => {
    // During a deployment, the tools report what's missing.
    const facts = await site.facts().catch(() => undefined);
    const versions = facts && (await site.versions().catch(() => facts.versions));
    const server = new McpServer(
      {
        name: 'documentation',
        title: facts?.name ?? 'Documentation',
        version,
        ...(facts && {websiteUrl: facts.address}),
      },
      {
        // The tools don't change during a connection.
        capabilities: {tools: {listChanged: false}},
        instructions: instructionsOf(facts, versions),
        cacheHints: {
          'server/discover': {ttlMs: MINUTE, cacheScope: 'public'},
          'tools/list': {ttlMs: 60 * MINUTE, cacheScope: 'public'},
        },
      },
    );
    registerSearchDocs(server, site);
    registerGetPage(server, site);
    registerListPages(server, site);
    return server;
  };
}

function instructionsOf(
  facts: PublishedSite | undefined,
  versions: PublishedSite['versions'] = [],
): string {
  const advice =
    'Search first, read the section that answers, and cite its address. When search_docs says that the product does not have something, say so too.';
  if (!facts) {
    return advice;
  }
  const languages = facts.languages.map(({code}) => code).join(', ');
  const labels = versions.map(({label, path}) => (path === '' ? `${label} (default)` : label));
  return `${facts.name}, ${facts.address}. Languages: ${languages}. Versions: ${labels.join(', ')}. ${advice}`;
}
