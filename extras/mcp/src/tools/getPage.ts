import type {McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import {PublicError, withPublicErrors} from '../toolErrors';
import {limits} from '../limits';
import type {BuildReader} from '../build/buildReader';
import {anchorsOf, sectionOf} from '../build/markdownPage';
import {cutText} from './cutText';
import {readOnly, shortText} from './shared';

const input = z.object({
  address: shortText(limits.address).describe(
    'Address or path of a page, as returned by search_docs and list_pages. With an anchor (#…), only that section.',
  ),
  section: shortText(limits.argument)
    .optional()
    .describe('Anchor of a section: return only that section, with its subsections.'),
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
      const {frontMatter, text} = await withPublicErrors(() => read(build, args), build.report);
      return {content: [frontMatter, text].map((part) => ({type: 'text' as const, text: part}))};
    },
  );
}

async function read(
  build: BuildReader,
  {address, section, offset}: z.infer<typeof input>,
): Promise<{frontMatter: string; text: string}> {
  const {path, anchor} = await build.resolve(address);
  const page = await build.markdown(path);
  if (!page) {
    throw new PublicError('No page at this address. Use search_docs or list_pages to find one.');
  }
  const anchorName = (section ?? anchor).replace(/^#/, '');
  const fullText = anchorName === '' ? page.text : sectionOf(page, anchorName);
  if (fullText === undefined) {
    throw new PublicError(
      `The page has no section "${anchorName}": expected one of ${anchorsOf(page).join(', ')}.`,
    );
  }
  const {text, next} = cutText(fullText, offset, limits.text);
  const hash = anchorName && `#${anchorName}`;
  const rest = next === undefined ? '' : `\nnext_offset: ${next} of ${fullText.length} characters`;
  return {frontMatter: page.frontMatter.replace(/^address: .*$/m, `$&${hash}`) + rest, text};
}
