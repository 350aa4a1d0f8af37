import type {PublishedSite} from '@guide/built-site/publishedSite';
import {McpServer, type McpServerFactory} from '@modelcontextprotocol/server';
import {version} from '../package.json';
import type {BuildReader} from './build/buildReader';
import {registerGetPage} from './tools/getPage';
import {registerListPages} from './tools/listPages';
import {registerSearchDocs} from './tools/searchDocs';

/** Returns a function that creates a server for each connection or request. */
export function serverFactory(build: BuildReader): McpServerFactory {
  return async () => {
    // If they can't be read during a deployment, the tools report it.
    const metadata = await build.metadata().catch(() => undefined);
    const server = new McpServer(
      {
        name: 'documentation',
        title: metadata?.name ?? 'Documentation',
        version,
        ...(metadata && {websiteUrl: metadata.address}),
      },
      {capabilities: {tools: {listChanged: false}}, instructions: instructionsOf(metadata)},
    );
    registerSearchDocs(server, build);
    registerGetPage(server, build);
    registerListPages(server, build);
    return server;
  };
}

function instructionsOf(metadata: PublishedSite | undefined): string {
  const advice =
    'Search first, read the section that answers, and cite its address. When search_docs says that the product does not have something, say so too.';
  if (!metadata) {
    return advice;
  }
  const languages = metadata.languages.map(({code}) => code).join(', ');
  const labels = metadata.versions.map(({label, path}) =>
    path === '' ? `${label} (default)` : label,
  );
  return `${metadata.name}, ${metadata.address}. Languages: ${languages}. Versions: ${labels.join(', ')}. ${advice}`;
}
