import {
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  type McpServer,
  type Resource,
} from '@modelcontextprotocol/server';
import {answering} from './answering';
import {limits} from './limits';
import {PublicError} from './publicError';
import type {Site} from './site/site';

const mimeType = 'text/markdown';

/** Resources: the Markdown of each page, under its public address. Pages that menus do not have can be read, and are not listed. */
export function registerResources({server}: McpServer, site: Site): void {
  const asked = <Result>(work: () => Promise<Result>) =>
    answering(work, site.report).catch((error: unknown) => {
      throw error instanceof PublicError
        ? new ProtocolError(ProtocolErrorCode.InternalError, error.message)
        : error;
    });

  server.setRequestHandler('resources/list', async ({params}) => {
    const start = cursorOf(params?.cursor);
    const all = await asked(() => listResources(site));
    const end = start + limits.listed;
    return {
      resources: all.slice(start, end),
      ...(end < all.length && {nextCursor: String(end)}),
    };
  });

  server.setRequestHandler('resources/templates/list', async () => {
    const {address} = await asked(() => site.facts());
    return {
      resourceTemplates: [
        {
          uriTemplate: `${address}{+path}.md`,
          name: 'page',
          description: 'The Markdown of the page at /path/.',
          mimeType,
        },
      ],
    };
  });

  server.setRequestHandler('resources/read', async ({params: {uri}}) => {
    const text = await asked(() => readResource(site, uri));
    if (text === undefined) {
      throw new ResourceNotFoundError(uri);
    }
    return {contents: [{uri, mimeType, text}]};
  });
}

/** Nothing where no page is, and none can be. */
async function readResource(site: Site, uri: string): Promise<string | undefined> {
  if (uri.length > limits.address || !URL.canParse(uri)) {
    return undefined;
  }
  const place = await site.place(uri).catch((error: unknown) => {
    if (error instanceof PublicError) {
      return undefined;
    }
    throw error;
  });
  return place && site.markdown(place.path);
}

async function listResources(site: Site): Promise<Resource[]> {
  const lists = await Promise.all(
    (await site.editions()).map(async (edition) => {
      // A language may lack the pages of a version.
      const pages = await site.pages(edition).catch(() => []);
      return pages.map(({title, markdown, description}) => ({
        uri: markdown,
        name: new URL(markdown).pathname,
        title,
        description,
        mimeType,
      }));
    }),
  );
  return lists.flat();
}

/** @throws on what this server has not given */
function cursorOf(cursor: string | undefined): number {
  if (cursor !== undefined && !/^\d{1,9}$/.test(cursor)) {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no such cursor.');
  }
  return Number(cursor ?? 0);
}
