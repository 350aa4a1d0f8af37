import type {McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import {PublicError, withPublicErrors} from '../toolErrors';
import {limits} from '../limits';
import type {BuildReader} from '../build/buildReader';
import {anchorsOf, sectionOf} from '../build/markdownPage';
import {readOnly, shortText} from './shared';

const input = z.object({
  address: shortText(limits.address).describe(
    'Address or path of a page, as returned by search_docs and list_pages. With an anchor (#…), only that section and its subsections.',
  ),
  offset: z
    .number()
    .int()
    .min(0)
    .default(0)
    .describe(
      'Offset in characters at which to continue a long text: next_offset of the previous result.',
    ),
});

export function registerGetPage(server: McpServer, build: BuildReader): void {
  server.registerTool(
    'get_page',
    {
      title: 'Read a page of the documentation',
      description:
        'Returns a page of the documentation, or one of its sections, as Markdown, with its public address to cite. Headings begin with their anchor: <a id="the-anchor"></a>.',
      inputSchema: input,
      annotations: readOnly,
    },
    async (args) => {
      const {frontMatter, text} = await withPublicErrors(() => read(build, args));
      return {content: [frontMatter, text].map((part) => ({type: 'text' as const, text: part}))};
    },
  );
}

async function read(
  build: BuildReader,
  {address, offset}: z.infer<typeof input>,
): Promise<{frontMatter: string; text: string}> {
  const {path, anchor} = await build.resolve(address);
  const page = await build.markdown(path);
  if (!page) {
    throw new PublicError('No page at this address. Use search_docs or list_pages to find one.');
  }
  const fullText = anchor === '' ? page.text : sectionOf(page.text, anchor);
  if (fullText === undefined) {
    throw new PublicError(
      `The page has no section "${anchor}": expected one of ${anchorsOf(page.text).join(', ')}.`,
    );
  }
  const text = cutAfterLine(fullText.slice(offset), limits.text);
  const next = offset + text.length;
  const rest =
    next < fullText.length ? `\nnext_offset: ${next} of ${fullText.length} characters` : '';
  const hash = anchor && `#${anchor}`;
  return {frontMatter: page.frontMatter.replace(/^address: .*$/m, `$&${hash}`) + rest, text};
}

function cutAfterLine(text: string, max: number): string {
  const lineEnd = text.lastIndexOf('\n', max - 1) + 1;
  return text.length <= max ? text : text.slice(0, lineEnd || max);
}
