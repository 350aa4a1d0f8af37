import type {McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import {withTimeout} from '../withTimeout';
import {limits} from '../limits';
import {PublicError} from '../publicError';
import type {Site} from '../site/site';
import {anchorsOf, sectionOf} from '../site/markdownPage';
import {cutText} from './cutText';
import {readOnly, words} from './shared';

const input = z.object({
  address: words(limits.address).describe(
    'Address or path of a page, as search_docs and list_pages give it. With an anchor (#…), only that section.',
  ),
  section: words(limits.word)
    .optional()
    .describe('Anchor of a section: only that section, with what is inside it.'),
  offset: z
    .number()
    .int()
    .min(0)
    .default(0)
    .describe('Where to go on in a text that did not fit one answer, in characters.'),
});

/** `get_page`: the Markdown of a page, or of one of its sections. */
export function registerGetPage(server: McpServer, site: Site): void {
  server.registerTool(
    'get_page',
    {
      title: 'Read a page of the documentation',
      description:
        'Gives a page of the documentation as Markdown, whole or one section of it, with its public address to cite. Headings begin with their anchor: <a id="the-anchor"></a>.',
      inputSchema: input,
      annotations: readOnly,
    },
    async (asked) => {
      const {facts, text} = await withTimeout(() => read(site, asked), site.report);
      return {
        content: [
          {type: 'text', text: facts},
          {type: 'text', text},
        ],
      };
    },
  );
}

async function read(
  site: Site,
  {address: asked, section, offset}: z.infer<typeof input>,
): Promise<{facts: string; text: string}> {
  const {path, anchor} = await site.place(asked);
  const page = await site.markdown(path);
  if (!page) {
    throw new PublicError(
      'There is no page at this address: search_docs and list_pages give some.',
    );
  }
  const named = (section ?? anchor).replace(/^#/, '');
  const whole = named === '' ? page.text : sectionOf(page, named);
  if (whole === undefined) {
    throw new PublicError(
      `The page has no section "${named}": expected one of ${anchorsOf(page).join(', ')}.`,
    );
  }
  const {text, next} = cutText(whole, offset, limits.text);
  const facts = named === '' ? page.facts : page.facts.replace(/^address: .*$/m, `$&#${named}`);
  return {
    facts: [
      facts,
      ...(next === undefined ? [] : [`next_offset: ${next} of ${whole.length} characters`]),
    ].join('\n'),
    text,
  };
}
