import {plainText} from 'docusaurus-search-sections/engine';
import type {McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import {limits} from '../limits';
import type {BuildReader} from '../build/buildReader';
import {languageAndVersionInput, findArea, readOnly, shortText, runTool} from './shared';

const input = z.object({
  query: shortText(limits.query).describe(
    'Words or a question, in the language of the documentation searched.',
  ),
  ...languageAndVersionInput,
  area: shortText(limits.argument)
    .optional()
    .describe('Name of an area of the guide, as returned by list_pages and searches.'),
  limit: z.number().int().min(1).max(limits.hits).default(10).describe('Number of sections.'),
});

const output = z.object({
  total: z.number().describe('Number of matching sections.'),
  areas: z.array(z.object({name: z.string(), count: z.number()})),
  absent: z
    .object({
      message: z.string(),
      alternative: z.string(),
      related: z.array(z.object({title: z.string(), address: z.string()})),
    })
    .optional()
    .describe('Set if the query is about something that the product does not have.'),
  hits: z.array(
    z.object({
      title: z.string().describe('Title of the page.'),
      section: z.array(z.string()).describe('Headings from the page down to the section.'),
      area: z.string(),
      address: z.string().describe('Public address of the section, to cite.'),
      snippet: z
        .string()
        .optional()
        .describe('Matching sentences, rows or first steps of the section, verbatim.'),
      unlisted: z
        .boolean()
        .describe('Whether the page is excluded from menus, because it is for developers.'),
    }),
  ),
});

type SearchOutput = z.infer<typeof output>;

export function registerSearchDocs(server: McpServer, build: BuildReader): void {
  server.registerTool(
    'search_docs',
    {
      title: 'Search the documentation',
      description:
        'Finds the sections of the documentation that answer a question, best first, with addresses and snippets. Also reports features that the product does not have. Read whole sections with get_page.',
      inputSchema: input,
      outputSchema: output,
      annotations: readOnly,
    },
    (args) => runTool(() => search(build, args)),
  );
}

async function search(
  build: BuildReader,
  {query, language, version, area, limit}: z.infer<typeof input>,
): Promise<SearchOutput> {
  const index = await build.index(await build.edition(language, version));
  const {sections} = (await index.open()).engine;
  const results = await index.search({
    query,
    ...(area !== undefined && {
      area: findArea([...new Set(sections.map((section) => section.area))], area),
    }),
    hitsPerPage: limit,
  });
  const {address} = await build.metadata();
  const addressOf = (path: string) => new URL(path, address).href;
  const {absent, total, areas} = results;
  return {
    ...{total, areas},
    ...(absent && {
      absent: {
        message: absent.message,
        alternative: absent.alternative,
        related: absent.related.map(({url, title}) => ({title, address: addressOf(url)})),
      },
    }),
    hits: results.hits.map(({url, headings, snippet, area: hitArea, unlisted}) => {
      const section = headings.map(plainText);
      return {
        ...{title: section[0] ?? '', section, area: hitArea, address: addressOf(url), unlisted},
        ...(snippet && {snippet: plainText(snippet)}),
      };
    }),
  };
}
