import type {McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import {limits} from '../limits';
import type {BuildReader} from '../build/buildReader';
import {languageAndVersionInput, findArea, readOnly, shortText, runTool} from './shared';

const input = z.object({
  ...languageAndVersionInput,
  area: shortText(limits.argument).optional().describe('Name of an area: list only its pages.'),
});

const output = z.object({
  total: z.number(),
  areas: z.array(z.string()).describe('All areas of the guide.'),
  list: z.array(
    z.object({
      area: z.string(),
      title: z.string(),
      description: z.string(),
      address: z.string().describe('Public address of the page, to cite.'),
    }),
  ),
});

type ListOutput = z.infer<typeof output>;

export function registerListPages(server: McpServer, build: BuildReader): void {
  server.registerTool(
    'list_pages',
    {
      title: 'List the pages of the documentation',
      description:
        'Lists the pages of the documentation by area, in sidebar order, with addresses and descriptions.',
      inputSchema: input,
      outputSchema: output,
      annotations: readOnly,
    },
    (args) => runTool(() => list(build, args)),
  );
}

async function list(
  build: BuildReader,
  {language, version, area}: z.infer<typeof input>,
): Promise<ListOutput> {
  const {origin, listed: all} = await build.pages(await build.edition(language, version));
  const areas = [...new Set(all.map((entry) => entry.area))];
  const chosen = area === undefined ? undefined : findArea(areas, area);
  const pages = all.filter((entry) => chosen === undefined || entry.area === chosen);
  return {
    total: pages.length,
    areas,
    list: pages.map(({path, ...entry}) => ({
      ...{area: entry.area, title: entry.title, description: entry.description},
      address: origin + path,
    })),
  };
}
